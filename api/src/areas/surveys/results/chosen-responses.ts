import type { SurveyResponsesFilter } from '@vitrine/shared/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { responses } from '../../../db/schema';
import { invalid } from '../../../problem';
import type { Position } from '../../../responses/outbox';
import type { Codebook, CodebookQuestion } from './codebook';

/** Whose responses are meant, up to when, and which of them. */
export interface Asked {
  experienceId: string;
  documentId: string;
  codebook: Codebook;
  /** What comes later is not among them, however long they are read. */
  until: Position;
  filter: SurveyResponsesFilter;
}

/** How far the respondent of a row came. Which endings are of those who do not take part, the newest version says. */
export function statusOf({ endings }: Codebook): SQL {
  const outside = endings.flatMap(({ id, screensOut }) => (screensOut ? id : []));
  return sql`case when ${responses.partial} then 'partial'
    when ${responses.fullQuota} is not null then 'over-quota'
    when ${responses.ending} = any(${sql.param(outside)}::text[]) then 'screened-out' else 'complete' end`;
}

/** What came from anybody where and when the filter says: they lie together in the index of the experience by time. */
export function receivedResponses({ documentId, experienceId, filter, until }: Asked): SQL | undefined {
  const { placementId, since } = filter;
  const before = filter.until;
  return and(
    eq(responses.experienceId, experienceId),
    eq(responses.documentId, documentId),
    since === undefined ? undefined : sql`${responses.receivedAt} >= ${since}::timestamptz`,
    before === undefined ? undefined : sql`${responses.receivedAt} < ${before}::timestamptz`,
    placementId === undefined ? undefined : eq(responses.placementId, placementId),
    sql`${responses.position} <= ${until}`,
  );
}

/**
 * Of each respondent in each round the last response, which holds all that they have answered: so far, or for good.
 * Whether a part was the last, the respondent's own index tells.
 */
export const lastResponses = (asked: Asked): SQL | undefined =>
  and(
    receivedResponses(asked),
    sql`(not ${responses.partial} or not exists (
      select from responses later
      where later.respondent_id = ${responses.respondentId} and later.run_id = ${responses.runId}
        and later.position > ${responses.position} and later.position <= ${asked.until}))`,
  );

/** All that the filter lets through. */
export const chosenResponses = (asked: Asked): SQL | undefined =>
  and(lastResponses(asked), hasStatus(asked), ...chosenAnswers(asked).map(({ given }) => given));

const hasStatus = ({ codebook, filter: { status } }: Asked): SQL | undefined =>
  status === undefined ? undefined : sql`${statusOf(codebook)} = ${status}`;

/**
 * What has to have been answered, by question.
 * @throws ProblemError 400 for what nobody can have answered.
 */
export function chosenAnswers({ codebook, filter }: Asked): { question: string; given: SQL | undefined }[] {
  const byQuestion = new Map<string, SQL[]>();
  for (const choice of filter.chosen?.split(',') ?? []) {
    const [id = '', ...of] = choice.split('.');
    const question = codebook.questions.find((one) => one.id === id);
    const given = question && answeredSo(question, of);
    if (!given) throw invalid('/chosen', 'Not an answer to this survey');
    byQuestion.set(id, [...(byQuestion.get(id) ?? []), given]);
  }
  return [...byQuestion].map(([question, given]) => ({ question, given: and(...given) }));
}

function answeredSo({ id, type }: CodebookQuestion, [first = '', second]: string[]): SQL | null {
  const holds = (answer: unknown) => sql`${responses.answer} @> ${JSON.stringify({ [id]: answer })}::jsonb`;
  if (type === 'matrix') return second === undefined ? null : holds({ rows: { [first]: second } });
  if (second !== undefined) return null;
  switch (type) {
    case 'single':
    case 'multiple':
    case 'picture':
      return holds([first]);
    case 'ranking':
      return sql`${responses.answer} #>> array[${id}, 'ranking', '0'] = ${first}`;
    case 'consent':
      return holds({ consent: first === 'true' });
    case 'rating':
    case 'nps':
    case 'csat':
    case 'ces':
      return /^\d+$/.test(first) ? holds({ number: Number(first) }) : null;
    default:
      return null;
  }
}
