import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

interface Place {
  placementId: string;
  experienceId: string;
  /** The first round of this document has been opened. */
  documentId: string;
}

/** Few enough that whoever else asks the database meanwhile gets an answer. */
const atOnce = 20_000;

/** Ids of their own each time. */
let seeded = 0;

/**
 * Fills a placement's ledger with responses to a poll of `seedPoll`, each of somebody else, as the ledger would have
 * written them one by one.
 */
export async function seedLedger(db: Database, place: Place, responses: number): Promise<void> {
  const { documentId, experienceId, placementId } = place;
  const last = seeded + responses;
  for (; seeded < last; seeded = Math.min(seeded + atOnce, last)) {
    const rows = sql`generate_series(${seeded + 1}::int, ${Math.min(seeded + atOnce, last)}::int) n
      join runs on placement_id = ${placementId} and document_id = ${documentId} and round = 1`;
    await db.execute(sql`insert into responses (id, placement_id, run_id, experience_id, manifest_version, area,
        document_id, respondent_id, answer, language, idempotency_key, submission_hash)
      select md5('response' || n), ${placementId}, runs.id, ${experienceId}, 1, 'polling', ${documentId},
        md5('respondent' || n), '{"wood":["oak"],"rooms":["hall","attic"]}', 'en', md5('key' || n), md5('hash' || n)
      from ${rows}`);
    await db.execute(sql`insert into current_answers (run_id, respondent_id, question_id, response_id, options)
      select runs.id, md5('respondent' || n), question, md5('response' || n), options
      from ${rows} cross join (values ('wood', '["oak"]'::jsonb), ('rooms', '["hall","attic"]')) as answer (question, options)`);
  }
  await db.execute(sql`insert into tallies (run_id, question_id, option_id, count)
    select id, question, option, ${responses}::int
    from runs cross join (values ('wood', 'oak'), ('rooms', 'hall'), ('rooms', 'attic')) as counted (question, option)
    where placement_id = ${placementId} and document_id = ${documentId} and round = 1
    on conflict (run_id, question_id, option_id) do update set count = tallies.count + excluded.count`);
  await db.execute(sql`update runs set respondents = respondents + ${responses}::int
    where placement_id = ${placementId} and document_id = ${documentId} and round = 1`);
}

interface Beside {
  /** A placement of the same store. */
  beside: string;
  placements: number;
  rounds: number;
  /** At each, of visitors who answer in all of them at once. */
  responses?: number;
}

/** Other placements beside a seeded one, each with a run in several rounds, their counts and responses. */
export async function seedRuns(
  db: Database,
  { beside, placements, responses = 0, rounds }: Beside,
): Promise<void> {
  await db.execute(sql`insert into placements (id, brand_id, store_id, name, experience_id)
    select 'other-' || n, brand_id, store_id, 'Other ' || n, experience_id
    from placements, generate_series(1, ${placements}::int) n where id = ${beside} on conflict do nothing`);
  await db.execute(sql`insert into runs (id, placement_id, experience_id, document_id, area, round, state)
    select md5(id || round), id, experience_id, md5(id), 'polling', round,
      case round when ${rounds}::int then 'open' else 'closed' end
    from placements, generate_series(1, ${rounds}::int) round where id like 'other-%' on conflict do nothing`);
  await db.execute(sql`insert into tallies (run_id, question_id, option_id, count)
    select id, 'wood', option, 1 from runs, unnest(array['oak', 'ash', 'elm']) option where placement_id like 'other-%'
    on conflict do nothing`);
  await db.execute(sql`insert into responses (id, placement_id, run_id, experience_id, manifest_version, area,
      document_id, respondent_id, answer, language, idempotency_key, submission_hash)
    select md5(id || 'response' || n), id, md5(id || 1), experience_id, 1, 'polling', md5(id),
      md5(id || 'respondent' || n), '{"wood":["oak"]}', 'en', md5(id || 'key' || n), 'hash'
    from generate_series(1, ${responses}::int) n cross join placements where id like 'other-%'
    order by n on conflict do nothing`);
}
