import { DatabaseError, type PoolClient, type QueryResultRow } from 'pg';
import type { BatchEffects, FoundRun, Known } from './batch-effects';
import type { Answered, TallyRow } from './run-view';
import type { Submission } from './submission';

/*
 * The two statements of a batch. Each takes its rows as one JSON array, whatever the size of the batch, and has a name,
 * so that a connection plans it once. Two, and no transaction around them, because each trip to the database waits
 * until this process has a moment for its reply, which under load is what a batch spends most of its time with.
 */

const connections = new WeakMap<PoolClient, number>();
let lastConnection = 0;

/**
 * Runs a named statement. The name carries the connection's number: PGlite keeps the statements of a connection that
 * broke, and would refuse to take the same name from the next one.
 */
function query<Row extends QueryResultRow>(
  client: PoolClient,
  { name, text }: { name: string; text: string },
  values: unknown[],
) {
  const connection = connections.get(client) ?? ++lastConnection;
  connections.set(client, connection);
  return client.query<Row>({ name: `${name}-${connection}`, text, values });
}

const readStatement = {
  name: 'ledger-read',
  text: `
    with asked as materialized (
      select * from json_to_recordset($1) as s (i int, placement_id text, document_id text, idempotency_key text,
        respondent_id text)
    ), latest as materialized (
      select r.* from (select distinct placement_id, document_id from asked) as pair
      join runs r using (placement_id, document_id)
      where r.round = (
        select max(round) from runs
        where placement_id = pair.placement_id and document_id = pair.document_id
      )
    ), known as (
      select s.i, r.id, r.submission_hash as "submissionHash", a.answered
      from asked s
      join latest l using (placement_id, document_id)
      left join responses r on r.placement_id = s.placement_id and r.idempotency_key = s.idempotency_key
      left join lateral (
        select jsonb_object_agg(c.question_id, c.options) as answered
        from current_answers c
        where c.run_id = l.id and c.respondent_id = s.respondent_id
      ) a on true
      where r.id is not null or a.answered is not null
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'placementId', placement_id, 'documentId', document_id,
        'experienceId', experience_id, 'round', round, 'state', state, 'respondents', respondents,
        'sequence', sequence, 'stateSequence', state_sequence)), '[]') from latest) as runs,
      (select coalesce(jsonb_agg(jsonb_build_array(t.run_id, t.question_id, t.option_id, t.count)), '[]')
        from latest join tallies t on t.run_id = latest.id) as tallies,
      (select coalesce(jsonb_agg(to_jsonb(known)), '[]') from known) as known`,
};

interface ReadRow {
  runs: FoundRun[];
  tallies: [runId: string, ...row: TallyRow][];
  known: { i: number; id: string | null; submissionHash: string; answered: Answered | null }[];
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
  for (const { answered, i, id, submissionHash } of row.known)
    known[i] = { earlier: id === null ? null : { id, submissionHash }, answered: answered ?? {} };
  return {
    runs: new Map(row.runs.map((run) => [`${run.placementId}/${run.documentId}`, run])),
    tallies: byRun(row.tallies),
    known,
  };
}

/**
 * Writes nothing unless every run is as it was read: it locks them in the order of their ids, and where fewer than
 * expected still have their sequence, the division by zero ends the statement. The main query goes first, so that
 * nothing else is touched before.
 */
const writeStatement = {
  name: 'ledger-write',
  text: `
    with batch as materialized (
      select * from json_to_recordset($5) as s (id text, sequence int, respondents int)
    ), unchanged as materialized (
      select r.id from runs r join batch s on r.id = s.id and r.sequence = s.sequence
      order by r.id
      for no key update of r
    ), ledger as (
      insert into responses (id, placement_id, run_id, experience_id, manifest_version, area, document_id,
        respondent_id, answer, language, idempotency_key, submission_hash, received_at)
      select * from json_to_recordset($1) as s (id text, placement_id text, run_id text, experience_id text,
        manifest_version int, area text, document_id text, respondent_id text, answer jsonb, language text,
        idempotency_key text, submission_hash text, received_at timestamptz)
    ), pointers as (
      insert into current_answers (run_id, respondent_id, question_id, response_id, options)
      select * from json_to_recordset($2)
        as s (run_id text, respondent_id text, question_id text, response_id text, options jsonb)
      on conflict (run_id, respondent_id, question_id)
      do update set response_id = excluded.response_id, options = excluded.options
    ), raised as (
      insert into tallies (run_id, question_id, option_id, count)
      select * from json_to_recordset($3) as s (run_id text, question_id text, option_id text, change int)
      on conflict (run_id, question_id, option_id) do update set count = tallies.count + excluded.count
    ), lowered as (
      update tallies t set count = t.count + s.change
      from json_to_recordset($4) as s (run_id text, question_id text, option_id text, change int)
      where (t.run_id, t.question_id, t.option_id) = (s.run_id, s.question_id, s.option_id)
    ), counted as (
      update runs r set respondents = r.respondents + s.respondents, sequence = r.sequence + 1
      from batch s
      where r.id = s.id
    )
    select 1 / (count(*) = $6)::int from unchanged`,
};

/**
 * Writes what a batch accepted, in one statement, which is a transaction of its own. Counts that rise and counts that
 * fall are apart because an upsert checks the row that it would insert, and a count is never negative.
 * @throws Overtaken when a run has changed since it was read, or a key was taken; then nothing was written.
 */
export async function writeBatch(
  client: PoolClient,
  submissions: Submission[],
  runs: FoundRun[],
  { accepted, counts }: BatchEffects,
): Promise<void> {
  const ledger = accepted.flatMap((index) => {
    const [submission, run] = [submissions[index], runs[index]];
    return submission && run ? [ledgerRow(submission, run)] : [];
  });
  const touched = [...new Set(accepted.flatMap((index) => runs[index] ?? []))];
  const changes = counts.tallyChanges();
  const values = [
    JSON.stringify(ledger),
    JSON.stringify(counts.pointers()),
    JSON.stringify(changes.filter(({ change }) => change > 0)),
    JSON.stringify(changes.filter(({ change }) => change < 0)),
    JSON.stringify(
      touched.map(({ id, sequence }) => ({ id, sequence, respondents: counts.newRespondents.get(id) ?? 0 })),
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
  // The same key for another poll of the placement, by another process.
  return error.code === uniqueViolation && error.constraint === 'responses_idempotency';
}

const ledgerRow = (submission: Submission, run: FoundRun) => ({
  id: submission.id,
  placement_id: submission.placementId,
  run_id: run.id,
  experience_id: submission.experienceId,
  manifest_version: submission.manifestVersion,
  area: 'polling',
  document_id: submission.documentId,
  respondent_id: submission.respondentId,
  answer: submission.answers,
  language: submission.language,
  idempotency_key: submission.idempotencyKey,
  submission_hash: submission.submissionHash,
  received_at: submission.receivedAt,
});

function byRun(rows: ReadRow['tallies']): Map<string, TallyRow[]> {
  const runs = new Map<string, TallyRow[]>();
  for (const [runId, ...row] of rows) runs.set(runId, [...(runs.get(runId) ?? []), row]);
  return runs;
}
