import type { ResponseStatus, SurveyResults } from '@vitrine/shared/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { responses } from '../../../db/schema';
import { type Asked, chosenAnswers, lastResponses, receivedResponses, statusOf } from './chosen-responses';

/** How often a question was answered in one way. */
export interface AnswerCount {
  question: string;
  /** '' for any answer; an option, a number of a scale, `true` or `false`; in a matrix `row.option`. */
  value: string;
  /** In a ranking, from 1; null everywhere else. */
  place: number | null;
  count: number;
  /** How many were numbers, and which, where `value` is ''. */
  numbers: number;
  sum: number | null;
  least: number | null;
  most: number | null;
  /** Of all its dates, where `value` is ''. */
  earliest: string | null;
  latest: string | null;
}

export interface Counted {
  responses: SurveyResults['responses'];
  counts: AnswerCount[];
}

/**
 * What an answer is counted as, besides being one: the chosen options, the ranked ones in their order, a matrix' rows
 * with their options, a number, a consent. Of texts and dates, nothing.
 */
const countedAs = sql`coalesce(case
  when jsonb_typeof(given.answer) = 'array' then given.answer
  when given.answer ? 'ranking' then given.answer -> 'ranking'
  when given.answer ? 'rows' then
    (select jsonb_agg(key || '.' || value) from jsonb_each_text(given.answer -> 'rows'))
  when given.answer ? 'number' then jsonb_build_array(given.answer -> 'number')
  when given.answer ? 'consent' then jsonb_build_array(given.answer -> 'consent')
end, '[]')`;

/**
 * Counts what the chosen responses say. Those that lack only what has to have been answered to one question count for
 * that question, and for no other. By how far they came, they are counted whatever status is asked for.
 * @throws ProblemError 400 for an answer that nobody can have given.
 */
export async function countAnswers(db: Database, asked: Asked): Promise<Counted> {
  const statuses = { complete: 0, partial: 0, 'over-quota': 0, 'screened-out': 0 };
  const counts = new Map<string, AnswerCount>();
  for await (const stretch of stretchesOf(db, asked)) {
    const last = lastAnswers(asked, stretch);
    for (const { count, status } of await countStatuses(db, last)) statuses[status] += count;
    for (const count of await countValues(db, last, asked)) {
      const key = JSON.stringify([count.question, count.value, count.place]);
      const known = counts.get(key);
      counts.set(key, known ? together(known, count) : count);
    }
  }
  return { responses: statuses, counts: [...counts.values()] };
}

/** PGlite does one thing at a time: so many are counted within a moment, and answers come in between. */
const atOnce = 5000;

/** Parts a survey's responses, in the order of the index in which they lie, into conditions that each let some through. */
async function* stretchesOf(db: Database, asked: Asked): AsyncGenerator<SQL | undefined> {
  const place = sql`(${responses.receivedAt}, ${responses.position})`;
  let from: SQL | undefined;
  for (;;) {
    const { rows } = await db.execute<{ receivedAt: string; position: string }>(sql`
      select received_at as "receivedAt", position from responses where ${and(receivedResponses(asked), from)}
      order by received_at, position offset ${atOnce} limit 1`);
    const [next] = rows;
    if (!next) {
      yield from;
      return;
    }
    // The time by itself as well: of pairs the planner does not see how few lie between two of them.
    const at = sql`${next.receivedAt}::timestamptz`;
    const end = sql`(${at}, ${next.position}::bigint)`;
    yield and(from, sql`${responses.receivedAt} <= ${at}`, sql`${place} < ${end}`);
    from = and(sql`${responses.receivedAt} >= ${at}`, sql`${place} >= ${end}`);
  }
}

/** Each respondent's answers in a stretch, with their status and the questions to which they lack a chosen answer. */
function lastAnswers(asked: Asked, stretch: SQL | undefined): SQL {
  const lacks = chosenAnswers(asked).map(
    ({ given, question }) => sql`case when ${given} then null else ${question}::text end`,
  );
  return sql`select ${responses.answer} as answers, ${statusOf(asked.codebook)} as status,
      array_remove(array[${sql.join(lacks, sql`, `)}]::text[], null) as lacks
    from responses where ${and(lastResponses(asked), stretch)}`;
}

async function countStatuses(db: Database, last: SQL) {
  const { rows } = await db.execute<{ status: ResponseStatus; count: number }>(sql`
    select status, count(*)::int as count from (${last}) last where lacks = '{}' group by status`);
  return rows;
}

async function countValues(db: Database, last: SQL, { codebook, filter }: Asked): Promise<AnswerCount[]> {
  // Of these every answer may be another number.
  const numbers = codebook.questions.flatMap(({ id, type }) => (type === 'number' ? id : []));
  const ofStatus = filter.status === undefined ? sql`` : sql`and status = ${filter.status}`;
  const { rows } = await db.execute<AnswerCount & Record<string, unknown>>(sql`
    select question, value, case when given.answer ? 'ranking' and value <> '' then place - 1 end::int as place,
      count(*)::int as count, count(number)::int as numbers,
      sum(number)::float8 as sum, min(number)::float8 as least, max(number)::float8 as most,
      min(date) as earliest, max(date) as latest
    from (${last}) last
    cross join lateral jsonb_each(answers) given (question, answer)
    cross join lateral jsonb_array_elements_text(
      '[""]' || case when question = any(${sql.param(numbers)}::text[]) then '[]' else ${countedAs} end
    ) with ordinality counted (value, place)
    cross join lateral (select
      case when value = '' then (given.answer ->> 'number')::numeric end as number,
      case when value = '' then given.answer ->> 'date' end as date) of
    where (lacks = '{}' or lacks = array[question]) ${ofStatus}
    group by 1, 2, 3`);
  return rows;
}

const together = (one: AnswerCount, other: AnswerCount): AnswerCount => ({
  ...one,
  count: one.count + other.count,
  numbers: one.numbers + other.numbers,
  sum: ofBoth(one.sum, other.sum, (a, b) => a + b),
  least: ofBoth(one.least, other.least, Math.min),
  most: ofBoth(one.most, other.most, Math.max),
  earliest: ofBoth(one.earliest, other.earliest, (...dates) => dates.sort()[0] ?? ''),
  latest: ofBoth(one.latest, other.latest, (...dates) => dates.sort()[1] ?? ''),
});

const ofBoth = <Value>(one: Value | null, other: Value | null, both: (a: Value, b: Value) => Value) =>
  one === null ? other : other === null ? one : both(one, other);
