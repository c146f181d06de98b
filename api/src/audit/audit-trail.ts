import { createHash } from 'node:crypto';
import { loggedAddress } from '@vitrine/shared/contract/values/logged-address';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../caller-address';
import type { Database, Transaction } from '../db/database';
import { auditEntries } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { ApiToken } from '../identity/api-token';
import type { Access } from '../identity/gate';
import { auditedCalls } from './audited-calls';
import type { AuditedThing, ThingState } from './audited-thing';
import { type ChangedFields, changedFields, isChange } from './changed-fields';

/** A call by staff, as the trail sees it. */
export interface AuditedRequest {
  /** The endpoint's name. */
  action: string;
  access: Access;
  request: FastifyRequest;
  /** HTTP status that it ends with. */
  outcome: number;
}

/** What became of one thing. */
interface Change extends ChangedFields {
  name: string | null;
  brandId: string | null;
}

/**
 * Does a call's work and writes down, in the same transaction, who did it and what changed: an entry for each thing
 * that became otherwise, or one that says that nothing did.
 *
 * Two calls about the same thing go one after the other, so that what the second finds is what the first left. They
 * wait here, before anything else is locked, and all in the same order: nobody waits for ever.
 */
export async function recordWrite<Answer>(
  { config, now }: Dependencies,
  tx: Transaction,
  audited: AuditedRequest,
  work: (tx: Transaction) => Promise<Answer>,
  about: (tx: Transaction) => Promise<string[]> = async () => [],
): Promise<Answer> {
  const call = auditedCalls.get(audited.action);
  if (!call || 'unaudited' in call) {
    const answer = await work(tx);
    await insertEntries(tx, now(), audited);
    return answer;
  }
  const { access, request } = audited;
  const { body, params, query } = request;
  const personId = access.staff?.person.id ?? null;
  const brandId = access.brand?.id ?? null;
  const { tenantId } = config.firebase;
  const input = { body, params, query, personId, brandId, tenantId, about: await about(tx) };
  const ids = [...new Set(await call.ids(input, tx))];
  await waitForTurn(tx, call.thing, ids);
  const before = await read(call.thing, tx, ids, brandId);
  const answer = await work(tx);
  const all = call.made ? ids.concat(call.made(answer)) : ids;
  const after = await read(call.thing, tx, all, brandId);
  const changes = all.map((id) => changeOf(before.get(id), after.get(id), () => call.also?.(input)));
  const changed = changes.filter(isChange);
  await insertEntries(tx, now(), audited, changed.length > 0 ? changed : [changes[0] ?? null]);
  return answer;
}

const read = async (thing: AuditedThing, tx: Transaction, ids: string[], brandId: string | null) =>
  ids.length > 0 ? thing.read(tx, ids, brandId) : new Map<string, ThingState>();

function changeOf(
  was: ThingState | undefined,
  is: ThingState | undefined,
  also: () => Record<string, unknown> | undefined,
): Change {
  const fields = changedFields(was?.fields ?? null, is?.fields ?? null);
  const { brandId = null, name = null } = is ?? was ?? {};
  const after = fields.after && isChange(fields) ? { ...fields.after, ...also() } : fields.after;
  return { ...fields, after, name, brandId };
}

/** Locks ids, not rows: they may not be there yet, and the call's own work has an order in which it locks rows. */
async function waitForTurn(tx: Transaction, { kind, oneTurn }: AuditedThing, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const keys = (oneTurn ? [''] : ids).map((id) =>
    createHash('sha256').update(`${kind} ${id}`).digest().readBigInt64BE().toString(),
  );
  await tx.execute(sql`select pg_advisory_xact_lock(key) from (
    select key::bigint from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as given (key) order by 1) as keys`);
}

async function insertEntries(
  db: Database | Transaction,
  at: Date,
  { access, action, outcome, request }: AuditedRequest,
  changes: (Change | null)[] = [null],
): Promise<void> {
  const { apiToken, brand, staff } = access;
  const who = staff?.person.id ?? (apiToken && tokenName(apiToken));
  if (!who) return;
  await db.insert(auditEntries).values(
    changes.map((change) => ({
      who,
      action,
      resource: loggedAddress(request.url),
      name: change?.name ?? null,
      brandId: brand?.id ?? change?.brandId ?? null,
      before: change?.before ?? null,
      after: change?.after ?? null,
      outcome,
      address: addressOf(request),
      at,
    })),
  );
}

/** Which token it was, to be read without looking it up. */
const tokenName = ({ lastFour, name }: ApiToken) => `API token ${name} (…${lastFour})`;

/** Writes down how a call ended that wrote nothing. All is over by then: an entry that cannot be written is logged. */
export async function recordOutcome({ db, now }: Dependencies, audited: AuditedRequest): Promise<void> {
  try {
    await insertEntries(db, now(), audited);
  } catch (error) {
    const { access, action, request } = audited;
    request.log.error({ err: error, action, who: access.staff?.person.id }, 'audit entry lost');
  }
}
