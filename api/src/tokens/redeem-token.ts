import { type Answers, plainTokenCode, type RedeemedToken, type TokenArea } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import { areaEntry } from '../areas/registry';
import type { Database } from '../db/database';
import type { Dependencies } from '../dependencies';
import { publishAnswers } from '../live/topics';
import { conflict, ProblemError } from '../problem';

interface Asked {
  placementId: string;
  respondentId: string;
  code: string;
}

/** A token as somebody comes with it. */
interface Found extends Record<string, unknown> {
  id: string;
  experienceId: string;
  documentId: string;
  area: TokenArea;
  holder: string | null;
  redeemed: boolean;
  revoked: boolean;
  /** It has a final response in the latest round. */
  used: boolean;
  /** Its last part in that round. */
  part: Answers | null;
}

/** Whoever loses this often to others has lost for good. */
const attempts = 5;

/**
 * Gives the token of a code to the visitor's browser.
 * @throws ProblemError 404 `code-unknown`, also for a code of another placement; 410 `code-revoked`; 409 `code-used`
 * where another browser has it and keeps it.
 */
export async function redeemToken(
  { bus, db, now }: Pick<Dependencies, 'bus' | 'db' | 'now'>,
  asked: Asked,
): Promise<RedeemedToken> {
  const { placementId, respondentId } = asked;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = await find(db, asked);
    if (!found) throw unknown();
    if (found.revoked) throw revoked();
    if (!isFree(found, respondentId)) break;
    if (!(await take(db, found, respondentId, now()))) continue;
    const { area, documentId, experienceId, holder, part, used } = found;
    // Both are shown at once what they can do now.
    const told = [...new Set([respondentId, ...(holder === null ? [] : [holder])])];
    await publishAnswers(bus, { placementId, experienceId }, told);
    const state = used ? 'used' : 'ready';
    return { area, documentId, state, ...(!used && part && { answers: part }) };
  }
  throw conflict('code-used', 'This code was used already, in another browser.');
}

const unknown = () =>
  new ProblemError(404, 'code-unknown', 'There is no such code here. Compare it letter by letter.');
const revoked = () =>
  new ProblemError(410, 'code-revoked', 'This code is not valid any more. Ask for another one.');

/** Of whoever was erased nobody takes anything over. */
function isFree({ area, holder, redeemed, used }: Found, respondentId: string): boolean {
  if (!redeemed || holder === respondentId) return true;
  return holder !== null && !used && areaEntry(area)?.answers?.tokens?.moves === true;
}

/** Takes hold only where nothing has happened since it was found: of two who come at once, one finds it taken. */
async function take(
  db: Database,
  { holder, id, redeemed }: Found,
  respondentId: string,
  now: Date,
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rowCount } = await db.execute(sql`
    update tokens set holder = ${respondentId}, redeemed_at = coalesce(redeemed_at, ${at}), held_at = ${at}
    where id = ${id} and holder is not distinct from ${holder} and revoked_at is null
      and (redeemed_at is not null) = ${redeemed}`);
  return rowCount === 1;
}

async function find(db: Database, { code, placementId }: Asked): Promise<Found | null> {
  const { rows } = await db.execute<Found>(sql`
    select tokens.id, tokens.holder, tokens.redeemed_at is not null as redeemed,
      tokens.revoked_at is not null as revoked, lot.area, lot.document_id as "documentId",
      lot.experience_id as "experienceId", coalesce(answered.used, false) as used, answered.part
    from tokens
    join token_lots lot on lot.id = tokens.lot_id and lot.placement_id = ${placementId}
    left join lateral (
      select id from runs where placement_id = lot.placement_id and document_id = lot.document_id
      order by round desc limit 1
    ) run on true
    left join lateral (
      select bool_or(not partial) as used,
        (array_agg(answer order by position desc) filter (where partial))[1] as part
      from responses where respondent_id = tokens.id and run_id = run.id
    ) answered on true
    where tokens.code = ${plainTokenCode(code)}`);
  return rows[0] ?? null;
}
