import {
  type AnsweredQuestion,
  isScale,
  type ListQuery,
  type OpenedResponse,
  type QuestionAnswer,
  type ResponseStatus,
  type SingleResponse,
  type SingleResponses,
} from '@vitrine/shared/contract';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database';
import { responses } from '../../../db/schema';
import type { CursorSeal } from '../../../integrations/sealed-cursor';
import { textKey } from '../../../moderation/moderate';
import { readHiddenTexts } from '../../../moderation/read-moderations';
import { type ListOrder, rowsOf, uncountedPage } from '../../../pagination';
import { notFound } from '../../../problem';
import { type Asked, chosenResponses, lastResponses, statusOf } from './chosen-responses';
import type { Codebook, CodebookEntry } from './codebook';
import { type QuestionOrders, readQuestionOrders } from './question-orders';

type Row = Awaited<ReturnType<typeof selected>>[number];

const { position, receivedAt } = responses;

/** As they lie in the index of the experience by time; within a moment, by their place in the ledger. */
const newest: ListOrder<Row> = {
  name: 'received',
  key: sql`${receivedAt}`,
  id: position,
  direction: 'descending',
  value: z.union([z.string(), z.int()]),
  of: (row) => [row.moment, row.position],
  literal: (key) => sql`${String(key)}::timestamptz`,
};

const selected = (db: Database, { codebook }: Asked) => {
  const { ending, id, language, manifestVersion: version, placementId } = responses;
  /** A survey takes no answers of other kinds. */
  const answers = sql<Record<string, QuestionAnswer>>`${responses.answer}`;
  const status = sql<ResponseStatus>`${statusOf(codebook)}`;
  /** To the microsecond: so a cursor names exactly its place. */
  const moment = sql<string>`${receivedAt}::text`;
  return db
    .select({ answers, ending, id, language, version, placementId, position, receivedAt, status, moment })
    .from(responses);
};

/**
 * A page of the chosen responses as wholes, newest first. There may be millions: those of the page are read, along the
 * index, and none is counted.
 * @throws ProblemError 400 for a cursor that this API did not give out, and for what nobody can have answered.
 */
export async function singleResponses(
  db: Database,
  asked: Asked,
  query: Pick<ListQuery, 'cursor' | 'limit'>,
  cursors: CursorSeal,
): Promise<SingleResponses> {
  const page = await uncountedPage<Row, Row>({
    query,
    cursors,
    order: newest,
    rows: rowsOf<Row>(selected(db, asked), chosenResponses(asked)),
    item: (row) => row,
  });
  return { ...page, items: await wholes(db, asked, page.items), questions: questionsOf(asked.codebook) };
}

/**
 * One response, whether or not the filter lets it through, and what comes before and after it of those that it does.
 * @throws ProblemError 404 for what is no response to this survey, no longer, or was answered on since.
 */
export async function singleResponse(db: Database, asked: Asked, id: string): Promise<OpenedResponse> {
  const anywhere = lastResponses({ ...asked, filter: {} });
  const rows = await selected(db, asked).where(and(anywhere, eq(responses.id, id)));
  const [row] = rows;
  const [response] = await wholes(db, asked, rows);
  if (!row || !response) throw notFound('response');
  const place = sql`(${row.moment}::timestamptz, ${row.position}::bigint)`;
  const [newer, older] = await Promise.all([
    nextResponse(db, asked, sql`(${receivedAt}, ${position}) > ${place}`, asc),
    nextResponse(db, asked, sql`(${receivedAt}, ${position}) < ${place}`, desc),
  ]);
  return { response, questions: questionsOf(asked.codebook), newer, older };
}

async function nextResponse(db: Database, asked: Asked, beyond: SQL, sorted: typeof asc) {
  const [next] = await db
    .select({ id: responses.id })
    .from(responses)
    .where(and(chosenResponses(asked), beyond))
    .orderBy(sorted(receivedAt), sorted(position))
    .limit(1);
  return next?.id ?? null;
}

async function wholes(db: Database, asked: Asked, rows: Row[]): Promise<SingleResponse[]> {
  const { codebook, documentId } = asked;
  const [orders, hidden] = await Promise.all([
    readQuestionOrders(db, asked, [...new Set(rows.map(({ version }) => version))]),
    readHiddenTexts(db, documentId),
  ]);
  return rows.map(({ answers, ending, moment: _, position: __, receivedAt, ...row }) => ({
    ...row,
    receivedAt: receivedAt.toISOString(),
    ending: endingOf(codebook, ending),
    answers: inOrderOf(orders, row.version, codebook).flatMap((question) => {
      const answer = answers[question];
      return answer === undefined || isErased(answer)
        ? []
        : [{ question, answer, hidden: hidden.has(textKey(row.id, question)) }];
    }),
  }));
}

/** Then what that version does not ask, as all that was ever asked stands in the codebook. */
const inOrderOf = (orders: QuestionOrders, version: number, { questions }: Codebook): string[] => [
  ...new Set([...(orders.get(version) ?? []), ...questions.map(({ id }) => id)]),
];

/** Of a text, nothing is left. */
const isErased = (answer: QuestionAnswer) => !Array.isArray(answer) && 'text' in answer && answer.text === '';

function endingOf({ endings }: Codebook, id: string | null): SingleResponse['ending'] {
  const ending = endings.find((one) => one.id === id);
  return ending ? { id: ending.id, title: ending.label, address: ending.address ?? null } : null;
}

const questionsOf = ({ questions }: Codebook): AnsweredQuestion[] =>
  questions.map(({ gone, id, options, rows, scale, text, type }) => ({
    ...{ id, type, text, gone, options: options.map(worded), rows: rows.map(worded) },
    scale: isScale(type) ? scale : null,
  }));

const worded = ({ id, label }: CodebookEntry) => ({ id, label });
