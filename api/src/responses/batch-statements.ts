import type { Answers } from '@vitrine/shared/contract';
import { DatabaseError, type PoolClient, type QueryResultRow } from 'pg';
import type { Conclusion } from './area-answers';
import type { TallyChange } from './batch-counts';
import type { BatchEffects, FoundRun, Known } from './batch-effects';
import type { TallyRow } from './run-view';
import type { Submission } from './submission';

/*
 * The two statements of a batch. Each takes its rows as one JSON array, whatever the size of the batch, and has a name,
 * so that a connection plans it once. Two, and no transaction around them, because each trip to the database waits
 * until this process has a moment for its reply, which under load is what a batch spends most of its time with.
 * See docs/decisions/group-commit.md, and for what the statements may do docs/decisions/ledger-tables.md.
 */

/** Of each connection: its number, and how many statements it was given. */
const connections = new WeakMap<PoolClient, { number: number; given: number }>();
let lastConnection = 0;

/**
 * Runs a named statement. The name carries the connection's number: PGlite keeps the statements of a connection that
 * broke, and would refuse to take the same name from the next one. It also carries how many digits the count of the
 * connection's statements has, so that each is planned again after ten, a hundred, a thousand: a plan is kept for good
 * unless somebody analyses, and the best one for a table known to hold three rows reads all of them.
 */
function query<Row extends QueryResultRow>(
  client: PoolClient,
  { name, text }: { name: string; text: string },
  values: unknown[],
) {
  const connection = connections.get(client) ?? { number: ++lastConnection, given: 0 };
  connections.set(client, connection);
  connection.given += 1;
  const digits = String(connection.given).length;
  return client.query<Row>({ name: `${name}-${connection.number}-${digits}`, text, values });
}

const readStatement = {
  name: 'ledger-read',
  text: `
    with asked as materialized (
      select * from json_to_recordset($1) as s (i int, placement_id text, document_id text, idempotency_key text,
        respondent_id text)
    ), latest as materialized (
      select r.* from (select distinct placement_id, document_id from asked) as pair
      cross join lateral (
        select * from runs
        where placement_id = pair.placement_id and document_id = pair.document_id
        order by round desc limit 1
      ) r
    ), known as (
      select s.i, r.id, r.submission_hash as "submissionHash", r.ending, a.answered
      from asked s
      join latest l using (placement_id, document_id)
      left join lateral (
        select id, submission_hash, ending from responses
        where placement_id = s.placement_id and idempotency_key = s.idempotency_key
        limit 1
      ) r on true
      left join lateral (
        select jsonb_object_agg(c.question_id, c.options) as answered
        from current_answers c
        where c.run_id = l.id and c.respondent_id = s.respondent_id
      ) a on true
      where r.id is not null or a.answered is not null
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'placementId', placement_id, 'documentId', document_id,
        'experienceId', experience_id, 'area', area, 'round', round, 'state', state, 'respondents', respondents,
        'sequence', sequence, 'stateSequence', state_sequence, 'slot', slot, 'held', held, 'closesAt', closes_at,
        'closedAt', closed_at)), '[]') from latest) as runs,
      (select coalesce(jsonb_agg(jsonb_build_array(t.run_id, t.question_id, t.option_id, t.count)), '[]')
        from latest cross join lateral (
          select * from tallies where run_id = latest.id offset 0
        ) t) as tallies,
      (select coalesce(jsonb_agg(to_jsonb(known)), '[]') from known) as known`,
};

interface ReadRow {
  runs: FoundRun[];
  tallies: [runId: string, ...row: TallyRow][];
  known: {
    i: number;
    id: string | null;
    submissionHash: string;
    ending: string | null;
    answered: Answers | null;
  }[];
}

/** What the database holds for a batch, all at one moment. */
export interface Found {
  /** The latest round of each placement and document, by `placementId/documentId`. */
  runs: Map<string, FoundRun>;
  /** Counts by run. */
  tallies: Map<string, TallyRow[]>;
  /** Of each submission, in their order. */
  known: Known[];
}

/** Reads what a batch has to know. */
export async function readBatch(client: PoolClient, submissions: Submission[]): Promise<Found> {
  const asked = submissions.map((submission, i) => ({
    i,
    placement_id: submission.placementId,
    document_id: submission.documentId,
    idempotency_key: submission.idempotencyKey,
    respondent_id: submission.respondentId,
  }));
  const { rows } = await query<ReadRow>(client, readStatement, [JSON.stringify(asked)]);
  const [row] = rows;
  if (!row) throw new Error('A statement that always answers with a row answered with none.');
  const known = submissions.map((): Known => ({ earlier: null, answered: {} }));
  for (const { answered, ending, i, id, submissionHash } of row.known)
    known[i] = { earlier: id === null ? null : { id, submissionHash, ending }, answered: answered ?? {} };
  return {
    runs: new Map(row.runs.map((run) => [`${run.placementId}/${run.documentId}`, inIsoTime(run)])),
    tallies: byRun(row.tallies),
    known,
  };
}

/** As the rest of the API says moments; JSON of the database says them its own way. */
const inIsoTime = (run: FoundRun): FoundRun => ({
  ...run,
  closesAt: run.closesAt && new Date(run.closesAt).toISOString(),
  closedAt: run.closedAt && new Date(run.closedAt).toISOString(),
});

/**
 * Nothing but inserts and upserts: they find their rows by a key and in no other way, whatever the planner believes
 * about the size of a table. The runs go first. One that has another sequence than expected stays as it is, and the
 * division by zero then ends the statement, so that nothing is written. A row to insert is never checked against the
 * runs' foreign keys, because there is always one to update.
 */
const writeStatement = {
  name: 'ledger-write',
  text: `
    with unchanged as (
      insert into runs (id, placement_id, experience_id, document_id, area, round, state, respondents, sequence,
        closed_at)
      select * from json_to_recordset($4) as s (id text, placement_id text, experience_id text, document_id text,
        area text, round int, state text, respondents int, sequence int, closed_at timestamptz)
      on conflict (id) do update set respondents = excluded.respondents, sequence = excluded.sequence + 1,
        state = excluded.state, closed_at = coalesce(excluded.closed_at, runs.closed_at),
        state_sequence = case when excluded.state = runs.state then runs.state_sequence
          else excluded.sequence + 1 end
      where runs.sequence = excluded.sequence
      returning 1
    ), ledger as (
      insert into responses (id, placement_id, run_id, experience_id, manifest_version, area, document_id,
        respondent_id, answer, partial, language, idempotency_key, submission_hash, received_at, ending, full_quota)
      select * from json_to_recordset($1) as s (id text, placement_id text, run_id text, experience_id text,
        manifest_version int, area text, document_id text, respondent_id text, answer jsonb, partial boolean, language text,
        idempotency_key text, submission_hash text, received_at timestamptz, ending text, full_quota text)
    ), pointers as (
      insert into current_answers (run_id, respondent_id, question_id, response_id, options)
      select * from json_to_recordset($2)
        as s (run_id text, respondent_id text, question_id text, response_id text, answer jsonb)
      on conflict (run_id, respondent_id, question_id)
      do update set response_id = excluded.response_id, options = excluded.options
    ), counts as (
      insert into tallies (run_id, question_id, option_id, count)
      select * from json_to_recordset($3) as s (run_id text, question_id text, option_id text, count int)
      on conflict (run_id, question_id, option_id) do update set count = excluded.count
    )
    select 1 / (count(*) = $5)::int from unchanged`,
};

/**
 * Writes what a batch accepted, in one statement, which is a transaction of its own. Counts are written as they are
 * after it, because nothing that was read has changed where it succeeds.
 * @param before the counts of each run as they were read.
 * @throws Overtaken when a run has changed since it was read, or a key was taken; then nothing was written.
 */
export async function writeBatch(
  client: PoolClient,
  submissions: Submission[],
  runs: FoundRun[],
  { accepted, closed, counts }: BatchEffects,
  before: Map<string, TallyRow[]>,
): Promise<void> {
  const ledger = [...accepted].flatMap(([index, conclusion]) => {
    const [submission, run] = [submissions[index], runs[index]];
    return submission && run ? [ledgerRow(submission, run, conclusion)] : [];
  });
  // In the order of their ids, in which all that write lock them.
  const touched = [
    ...new Set([...[...accepted.keys()].flatMap((index) => runs[index] ?? []), ...closed.keys()]),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
  const countBefore = ({ option_id, question_id, run_id }: TallyChange) =>
    before.get(run_id)?.find(([question, option]) => question === question_id && option === option_id)?.[2] ??
    0;
  const values = [
    JSON.stringify(ledger),
    JSON.stringify(counts.pointers()),
    JSON.stringify(
      counts
        .tallyChanges()
        .map(({ change, ...key }) => ({ ...key, count: countBefore({ change, ...key }) + change })),
    ),
    JSON.stringify(
      touched.map((run) => ({
        ...runRow(run, counts.newRespondents.get(run.id) ?? 0),
        ...(closed.has(run) && { state: 'closed', closed_at: closed.get(run) }),
      })),
    ),
    touched.length,
  ];
  try {
    await query(client, writeStatement, values);
  } catch (error) {
    throw isOvertaken(error) ? new Overtaken() : error;
  }
}

/** Another batch came between reading and writing: settle this one once more. */
export class Overtaken extends Error {}

const divisionByZero = '22012';
const uniqueViolation = '23505';

function isOvertaken(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  if (error.code === divisionByZero) return true;
  // The same key for something else of the placement, by another process.
  return error.code === uniqueViolation && error.constraint === 'responses_idempotency';
}

const ledgerRow = (submission: Submission, run: FoundRun, conclusion: Conclusion | null) => ({
  id: submission.id,
  placement_id: submission.placementId,
  run_id: run.id,
  experience_id: submission.experienceId,
  manifest_version: submission.manifestVersion,
  area: run.area,
  document_id: submission.documentId,
  respondent_id: submission.respondentId,
  answer: submission.answers,
  partial: submission.partial,
  language: submission.language,
  idempotency_key: submission.idempotencyKey,
  submission_hash: submission.submissionHash,
  received_at: submission.receivedAt,
  ending: conclusion?.ending ?? null,
  full_quota: conclusion?.fullQuota ?? null,
});

const runRow = (run: FoundRun, newRespondents: number) => ({
  id: run.id,
  placement_id: run.placementId,
  experience_id: run.experienceId,
  document_id: run.documentId,
  area: run.area,
  round: run.round,
  state: run.state,
  respondents: run.respondents + newRespondents,
  sequence: run.sequence,
});

function byRun(rows: ReadRow['tallies']): Map<string, TallyRow[]> {
  const runs = new Map<string, TallyRow[]>();
  for (const [runId, ...row] of rows) runs.set(runId, [...(runs.get(runId) ?? []), row]);
  return runs;
}
