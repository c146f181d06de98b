import { createHmac } from 'node:crypto';
import type { Webhook, WebhookDelivery } from '@vitrine/shared/contract';
import { desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { people, webhookDeliveries, webhooks } from '../db/schema';
import { iso } from '../timestamp';
import { type Creator, creatorColumns, creatorName } from './creator';
import type { WebhookRow } from './deliver';

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** A webhook with what is shown beside it. */
export interface ShownRow {
  row: WebhookRow;
  creator: Creator | null;
  lastDelivery: DeliveryRow | null;
}

/**
 * Webhooks with who created them and what was sent to them last.
 * @param lock holds their rows until the transaction ends.
 */
export async function readWebhooks(
  db: Database | Transaction,
  filter: SQL | undefined,
  { limit = 1, lock = false, orderBy = [] }: { limit?: number; lock?: boolean; orderBy?: SQL[] } = {},
): Promise<ShownRow[]> {
  const asked = db
    .select({ row: webhooks, creator: creatorColumns })
    .from(webhooks)
    .leftJoin(people, eq(people.id, webhooks.createdBy))
    .where(filter)
    .orderBy(...orderBy)
    .limit(limit);
  const found = await (lock ? asked.for('no key update', { of: webhooks }) : asked);
  const ids = found.map(({ row }) => row.id);
  const last = await db
    .selectDistinctOn([webhookDeliveries.webhookId])
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.webhookId, ids))
    .orderBy(webhookDeliveries.webhookId, desc(webhookDeliveries.id));
  const deliveries = new Map(last.map((delivery) => [delivery.webhookId, delivery]));
  return found.map((each) => ({ ...each, lastDelivery: deliveries.get(each.row.id) ?? null }));
}

/** @param secret the deployment's. */
export const shownWebhook = ({ creator, lastDelivery, row }: ShownRow, secret: string): Webhook => ({
  id: row.id,
  name: row.name,
  address: row.address,
  active: row.active,
  failingSince: iso(row.failingSince),
  nextAttemptAt: iso(row.nextAttemptAt),
  lastDelivery: lastDelivery && shownDelivery(lastDelivery, secret),
  createdBy: creatorName(creator),
  createdAt: row.createdAt.toISOString(),
});

/** @param secret the deployment's. */
export const shownDelivery = (row: DeliveryRow, secret: string): WebhookDelivery => ({
  id: deliveryId(row, secret),
  at: row.at.toISOString(),
  messageId: row.messageId,
  responses: row.responses,
  durationMs: row.durationMs,
  status: row.status,
  failure: row.failure,
  answer: row.answer,
});

/** The row's own number counts the messages to all brands: it stays inside. */
const deliveryId = ({ id, webhookId }: DeliveryRow, secret: string) =>
  createHmac('sha256', secret).update(`delivery ${webhookId} ${id}`).digest('hex').slice(0, 32);
