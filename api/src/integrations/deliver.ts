import { createHmac } from 'node:crypto';
import type { DeliveryFailure } from '@vitrine/shared/contract';
import { and, desc, eq, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { JobKind } from '../db/jobs';
import { webhookDeliveries, webhooks } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { newId } from '../ids';
import { type Position, readOutbox, settledPosition } from '../responses/outbox';
import { responseForBrand } from '../responses/respondent-pseudonym';
import { unseal } from './sealed-secret';
import { type Message, type Sent, sendMessage, type Way } from './send-message';

export type WebhookRow = typeof webhooks.$inferSelect;

export const deliverJobKind = 'deliver-webhooks';

const everyMs = 5_000;
const batchSize = 100;
/** Then other webhooks have their turn. */
const batchesAtOnce = 20;
const sentAtOnce = 10;
const keptDeliveries = 50;
const firstRetryMs = 30_000;
const dayMs = 24 * 3600_000;
const givenUpMs = 3 * dayMs;

/** Doubles from half a minute to a day. */
const retryMs = (attempts: number) => Math.min(firstRetryMs * 2 ** (attempts - 1), dayMs);

/** The way that messages of this deployment take. */
export const wayOf = ({ config }: Dependencies): Way => ({
  allowsLoopback: config.outgoingToThisMachine,
});

/** Tells webhooks of what was answered since: in order, at least once, whichever process has its turn. */
export function deliverJob(dependencies: Dependencies, way: Way = wayOf(dependencies)): JobKind {
  return {
    everyMs,
    long: true,
    run: (_data, stopping) => deliverAll(dependencies, { ...way, signal: stopping }),
  };
}

async function deliverAll(dependencies: Dependencies, way: Way): Promise<void> {
  const { db, now } = dependencies;
  const due = await db
    .select()
    .from(webhooks)
    .where(
      and(eq(webhooks.active, true), or(isNull(webhooks.nextAttemptAt), lte(webhooks.nextAttemptAt, now()))),
    );
  if (due.length === 0) return;
  const until = await settledPosition(db);
  const waiting = due.filter(({ cursor }) => cursor < until);
  const failures: unknown[] = [];
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift())
      await deliverTo(dependencies, row, until, way).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: Math.min(sentAtOnce, waiting.length) }, work));
  // Nobody else has waited for one that was deleted meanwhile, or met the database when it was away.
  if (failures.length > 0) throw failures[0];
}

/** Sends one batch after the other until nothing waits, one fails, or it is others' turn. */
async function deliverTo(
  dependencies: Dependencies,
  webhook: WebhookRow,
  until: Position,
  way: Way,
): Promise<void> {
  let row: WebhookRow | null = webhook;
  for (let batches = 0; row?.active && batches < batchesAtOnce && !way.signal?.aborted; batches += 1) {
    if (row.cursor >= until) return;
    const next = await deliverBatch(dependencies, row, until, way);
    if (!next || next.failingSince) return;
    row = next;
  }
}

/** The same each time that a batch is sent. The ledger's position counts other brands' answers too: it stays inside. */
const messageId = (webhookId: string, position: Position, secret: string) =>
  `msg_${createHmac('sha256', secret).update(`${webhookId} ${position}`).digest('hex').slice(0, 32)}`;

/** @returns the webhook after it; null when somebody else delivers to it, or the process stops. */
async function deliverBatch(
  dependencies: Dependencies,
  row: WebhookRow,
  until: Position,
  way: Way,
): Promise<WebhookRow | null> {
  const { config, db, now } = dependencies;
  const { brandId } = row;
  const found = await readOutbox(db, {
    brandId,
    after: row.cursor,
    until: row.batchEnd ?? until,
    limit: batchSize,
  });
  const last = found.at(-1);
  const isAll = found.length < batchSize;
  const end = row.batchEnd ?? (isAll || !last ? until : last.position);
  if (!last) return moveOn(dependencies, row, end);
  const message: Message = {
    id: messageId(row.id, last.position, config.cookieSecret),
    at: now(),
    // The same each time that it is sent.
    body: JSON.stringify({
      type: 'responses.recorded',
      timestamp: last.response.receivedAt,
      data: {
        brandId,
        responses: found.map((each) => responseForBrand(each, { brandId, secret: config.cookieSecret })),
      },
    }),
  };
  const sent = await sendTo(dependencies, row, message, found.length, way);
  if (way.signal?.aborted && sent.failure) return null;
  return sent.failure ? noteFailure(dependencies, row, last.position) : moveOn(dependencies, row, end);
}

/** Sends a message to a webhook and keeps how it went. @returns no delivery for a webhook that was deleted meanwhile. */
export async function sendTo(
  dependencies: Dependencies,
  row: WebhookRow,
  message: Message,
  responses: number,
  way: Way,
): Promise<Sent & { delivery: typeof webhookDeliveries.$inferSelect | null }> {
  const { config, db, now } = dependencies;
  const started = performance.now();
  const former = row.formerUntil && row.formerUntil > now() ? row.formerSecret : null;
  const secrets = [row.secret, former].flatMap((sealed) =>
    sealed ? (unseal(sealed, config.cookieSecret) ?? []) : [],
  );
  const sent: Sent =
    secrets.length === 0
      ? { status: null, failure: 'secret-lost' satisfies DeliveryFailure, answer: '' }
      : await sendMessage(row.address, message, secrets, way);
  const delivery = await db.transaction(async (tx) => {
    const webhook = eq(webhooks.id, row.id);
    const [there] = await tx.select({ id: webhooks.id }).from(webhooks).where(webhook).for('key share');
    if (!there) return null;
    const [made] = await tx
      .insert(webhookDeliveries)
      .values({
        webhookId: row.id,
        at: now(),
        messageId: message.id,
        responses,
        durationMs: Math.round(performance.now() - started),
        ...sent,
      })
      .returning();
    return made ?? null;
  });
  const kept = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, row.id))
    .orderBy(desc(webhookDeliveries.id))
    .limit(keptDeliveries);
  await db
    .delete(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, row.id), notInArray(webhookDeliveries.id, kept)));
  return { ...sent, delivery };
}

/** A message without responses, to try a webhook out. */
export const testMessage = (at: Date): Message => ({
  id: `msg_test_${newId()}`,
  at,
  body: JSON.stringify({ type: 'test', timestamp: at.toISOString(), data: {} }),
});

const moveOn = (dependencies: Dependencies, row: WebhookRow, cursor: Position) =>
  update(dependencies, row, {
    cursor,
    batchEnd: null,
    attempts: 0,
    failingSince: null,
    nextAttemptAt: null,
  });

/** Later again, and after three days not any more. */
function noteFailure(dependencies: Dependencies, row: WebhookRow, batchEnd: Position) {
  const now = dependencies.now();
  const attempts = row.attempts + 1;
  const failingSince = row.failingSince ?? now;
  return update(dependencies, row, {
    batchEnd,
    attempts,
    failingSince,
    nextAttemptAt: new Date(now.getTime() + retryMs(attempts)),
    active: now.getTime() - failingSince.getTime() < givenUpMs,
  });
}

/** Only as long as nobody else has moved its cursor, and nobody has switched it off or changed where it leads. */
async function update(
  { db }: Dependencies,
  { address, attempts, cursor, id }: WebhookRow,
  values: Partial<WebhookRow>,
): Promise<WebhookRow | null> {
  const [updated] = await db
    .update(webhooks)
    .set(values)
    .where(
      and(
        eq(webhooks.id, id),
        eq(webhooks.cursor, cursor),
        eq(webhooks.address, address),
        eq(webhooks.attempts, attempts),
        sql`${webhooks.active}`,
      ),
    )
    .returning();
  return updated ?? null;
}
