import { type VaultQuestion, vaultQuestion, vaults } from '@vitrine/shared/contract';
import type { TranslatableMessage } from '../../translatable-message';
import type { Relinked, VaultLink } from '../area-content';

/** A question that a document asks: its own, or a copy of a vault's. */
interface AskedQuestion {
  reference: { source: 'inline' } | { source: 'vault'; id: string; version: number };
}

/**
 * The links of a document's questions to the vault.
 * @param copyOf what of a question is the vault's.
 */
export const questionLinks = <Question extends AskedQuestion>(
  questions: Record<string, Question>,
  copyOf: (question: Question) => VaultLink['copy'],
): VaultLink[] =>
  Object.entries(questions).flatMap(([questionId, question]) =>
    question.reference.source === 'vault'
      ? {
          pointer: `/questions/${questionId}`,
          reference: `/questions/${questionId}/reference`,
          area: vaults.questions,
          id: question.reference.id,
          version: question.reference.version,
          copy: copyOf(question),
        }
      : [],
  );

/**
 * A document with another version of a vault's question where a link is.
 * @param obstacle why the document cannot ask what the vault holds now; null where it can.
 */
export function relinkedQuestion<Question, Data extends { questions: Record<string, Question> }>(
  data: Data,
  { id, pointer, version }: VaultLink,
  source: unknown,
  obstacle: (question: VaultQuestion) => TranslatableMessage | null,
  renewed: (use: Question, question: VaultQuestion, pinned: { id: string; version: number }) => Question,
): Relinked<Data> {
  const questionId = pointer.slice('/questions/'.length);
  const use = data.questions[questionId];
  if (!use) throw new Error(`There is no question ${questionId}`);
  const question = vaultQuestion.parse(source);
  const why = obstacle(question);
  if (why) return { obstacle: why };
  const questions = { ...data.questions, [questionId]: renewed(use, question, { id, version }) };
  return { data: { ...data, questions } };
}
