import type { PoolClient, QueryResultRow } from 'pg';
import type { BatchEffects, Known, LockedRun } from './batch-effects';
import type { Answered, TallyRow } from './run-view';
import type { Submission } from './submission';

/*
 * The statements of a batch. Each takes its rows as one JSON array, whatever the size of the batch, and has a name,
 * so that a connection plans it once.
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

const lockStatement = {
  name: 'ledger-lock-runs',
  text: `
    select r.id, r.placement_id as "placementId", r.document_id as "documentId", r.round, r.state,
      r.respondents, r.sequence, r.state_sequence as "stateSequence", r.experience_id as "experienceId"
    from json_to_recordset($1) as pair (placement_id text, document_id text)
    join runs r using (placement_id, document_id)
    where r.round = (
      select max(round) from runs
      where placement_id = pair.placement_id and document_id = pair.document_id
    )
    order by r.id
    for no key update of r`,
};

/** Locks the latest round of each placement and document. @returns it by `placementId/documentId`. */
export async function lockRuns(
  client: PoolClient,
  submissions: Submission[],
): Promise<Map<string, LockedRun>> {
  const pairs = new Map(
    submissions.map(({ placementId, documentId }) => [
      `${placementId}/${documentId}`,
      { placement_id: placementId, document_id: documentId },
    ]),
  );
  const values = [JSON.stringify([...pairs.values()])];
  const locked = async () => (await query<LockedRun>(client, lockStatement, values)).rows;
  const first = await locked();
  // A round that was closed while this waited for its lock may have a successor, which only a new look can see.
  const rows = first.some(({ state }) => state === 'closed') ? await locked() : first;
  return new Map(rows.map((run) => [`${run.placementId}/${run.documentId}`, run]));
}

const knownStatement = {
  name: 'ledger-known',
  text: `
    select s.i, r.id, r.submission_hash as "submissionHash", a.answered
    from json_to_recordset($1) as s (i int, placement_id text, idempotency_key text, run_id text, respondent_id text)
    left join responses r on r.placement_id = s.placement_id and r.idempotency_key = s.idempotency_key
    left join lateral (
      select jsonb_object_agg(c.question_id, c.options) as answered
      from current_answers c
      where c.run_id = s.run_id and c.respondent_id = s.respondent_id
    ) a on true
    where r.id is not null or a.answered is not null`,
};

interface KnownRow {
  i: number;
  id: string | null;
  submissionHash: string;
  answered: Answered | null;
}

/** What the database already holds of each submission. */
export async function readKnown(
  client: PoolClient,
  submissions: Submission[],
  runs: LockedRun[],
): Promise<Known[]> {
  const asked = submissions.map((submission, i) => ({
    i,
    placement_id: submission.placementId,
    idempotency_key: submission.idempotencyKey,
    run_id: runs[i]?.id,
    respondent_id: submission.respondentId,
  }));
  const { rows } = await query<KnownRow>(client, knownStatement, [JSON.stringify(asked)]);
  const known = submissions.map((): Known => ({ earlier: null, answered: {} }));
  for (const { answered, i, id, submissionHash } of rows)
    known[i] = { earlier: id === null ? null : { id, submissionHash }, answered: answered ?? {} };
  return known;
}

const tallies = (runIds: string) => `
  select coalesce(jsonb_agg(jsonb_build_array(run_id, question_id, option_id, count)), '[]')
  from tallies where run_id = any(${runIds})`;

const talliesStatement = { name: 'ledger-tallies', text: `select (${tallies('$1')}) as tallies` };

const writeStatement = {
  name: 'ledger-write',
  text: `
    with ledger as (
      insert into responses (id, placement_id, run_id, experience_id, manifest_version, area, document_id,
        respondent_id, answer, language, idempotency_key, submission_hash, received_at)
      select * from json_to_recordset($1) as s (id text, placement_id text, run_id text, experience_id text,
        manifest_version int, area text, document_id text, respondent_id text, answer jsonb, language text,
        idempotency_key text, submission_hash text, received_at timestamptz)
      on conflict do nothing
      returning id
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
      from json_to_recordset($5) as s (id text, respondents int)
      where r.id = s.id
    )
    select (select count(*)::int from ledger) as inserted, (${tallies('$6')}) as tallies`,
};

type TallyRows = [runId: string, ...row: TallyRow][];

/** The counts of runs as kept, by run. */
export async function readTallies(client: PoolClient, runs: LockedRun[]): Promise<Map<string, TallyRow[]>> {
  const { rows } = await query<{ tallies: TallyRows }>(client, talliesStatement, [
    [...new Set(runs.map(({ id }) => id))],
  ]);
  return byRun(rows[0]?.tallies ?? []);
}

/**
 * Writes what a batch accepted in one statement. Counts that rise and counts that fall are apart because an upsert
 * checks the row that it would insert, and a count is never negative.
 * @returns how many rows the ledger took, and the counts of the batch's runs before it.
 */
export async function writeBatch(
  client: PoolClient,
  submissions: Submission[],
  runs: LockedRun[],
  { accepted, counts }: BatchEffects,
): Promise<{ inserted: number; tallies: Map<string, TallyRow[]> }> {
  const ledger = accepted.flatMap((index) => {
    const [submission, run] = [submissions[index], runs[index]];
    return submission && run ? [ledgerRow(submission, run)] : [];
  });
  const runIds = [...new Set(ledger.map((row) => row.run_id))];
  const changes = counts.tallyChanges();
  const values = [
    JSON.stringify(ledger),
    JSON.stringify(counts.pointers()),
    JSON.stringify(changes.filter(({ change }) => change > 0)),
    JSON.stringify(changes.filter(({ change }) => change < 0)),
    JSON.stringify(runIds.map((id) => ({ id, respondents: counts.newRespondents.get(id) ?? 0 }))),
    [...new Set(runs.map(({ id }) => id))],
  ];
  const { rows } = await query<{ inserted: number; tallies: TallyRows }>(client, writeStatement, values);
  return { inserted: rows[0]?.inserted ?? 0, tallies: byRun(rows[0]?.tallies ?? []) };
}

const ledgerRow = (submission: Submission, run: LockedRun) => ({
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

function byRun(rows: TallyRows): Map<string, TallyRow[]> {
  const runs = new Map<string, TallyRow[]>();
  for (const [runId, ...row] of rows) runs.set(runId, [...(runs.get(runId) ?? []), row]);
  return runs;
}
