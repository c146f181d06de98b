import type { Answers, Moderation } from '@vitrine/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { sha256Of } from '../content/canonical';
import type { Transaction } from '../db/database';
import { moderations, responses } from '../db/schema';
import { invalid } from '../problem';
import { normalWord } from './words-in';

/**
 * Keeps what staff say of a word or a text; the last says it.
 * @throws ProblemError 400 for what is no word, and for a response that the document has not.
 */
export async function moderate(
  tx: Transaction,
  documentId: string,
  moderation: Moderation,
  now: Date,
): Promise<void> {
  const said =
    moderation.kind === 'word' ? ofWord(documentId, moderation) : await ofText(tx, documentId, moderation);
  const decision = { shown: moderation.shown, decidedAt: now };
  await tx
    .insert(moderations)
    .values({ documentId, ...said, ...decision })
    .onConflictDoUpdate({
      target: [moderations.documentId, moderations.kind, moderations.key],
      set: decision,
    });
}

/** Forgets what staff have said of texts that nobody can read any more. */
export async function forgetModerated(
  tx: Transaction,
  given: { id: string; documentId: string; answer: Answers }[],
): Promise<void> {
  const keys = given.flatMap(({ answer, id }) =>
    Object.keys(answer).map((question) => textKey(id, question)),
  );
  if (keys.length === 0) return;
  const documentIds = [...new Set(given.map(({ documentId }) => documentId))];
  const { documentId, key, kind } = moderations;
  await tx
    .delete(moderations)
    .where(and(inArray(documentId, documentIds), eq(kind, 'text'), inArray(key, keys)));
}

type Of<Kind extends Moderation['kind']> = Extract<Moderation, { kind: Kind }>;

function ofWord(documentId: string, { word }: Of<'word'>) {
  const normal = normalWord(word);
  if (normal === '') throw invalid('/word', 'Not a word');
  return { kind: 'word' as const, key: wordKey(documentId, normal) };
}

async function ofText(tx: Transaction, documentId: string, { question, response }: Of<'text'>) {
  const [found] = await tx
    .select({ answer: responses.answer })
    .from(responses)
    .where(and(eq(responses.id, response), eq(responses.documentId, documentId)));
  const answer = found?.answer[question];
  if (!answer || !('text' in answer)) throw invalid('/response', 'No text of this document');
  return { kind: 'text' as const, key: textKey(response, question) };
}

/** A normal word as it is kept: it may be a name, and whoever wrote it may be forgotten meanwhile. */
export const wordKey = (documentId: string, word: string) => sha256Of(`${documentId}/${word}`);

/** No id has a slash. */
export const textKey = (response: string, question: string) => `${response}/${question}`;
