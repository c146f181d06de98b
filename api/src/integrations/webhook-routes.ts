import { endpoints } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notChangedMeanwhile } from '../changed-meanwhile';
import { changes } from '../changes';
import type { Database, Transaction } from '../db/database';
import { webhookDeliveries, webhooks } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { newId } from '../ids';
import { byName, byTime, contains, listPage, newestFirst, rowsOf, sortedBy } from '../pagination';
import { notFound } from '../problem';
import { settledPosition } from '../responses/outbox';
import { route } from '../route';
import { checkWebhookAddress } from './check-webhook-address';
import { sendTo, testMessage, wayOf } from './deliver';
import { readWebhooks, type ShownRow, shownDelivery, shownWebhook } from './read-webhooks';
import { cursorSeal } from './sealed-cursor';
import { newWebhookSecret, seal } from './sealed-secret';

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const orders = {
  createdAt: byTime<ShownRow>(webhooks.createdAt, webhooks.id, ({ row }) => [row.createdAt, row.id]),
  name: byName<ShownRow>(webhooks.name, webhooks.id, ({ row }) => [row.name, row.id]),
};

/** How long the secret before the last one signs as well. */
const formerMs = 24 * 3600_000;

/** Addresses that a brand has told of responses; `deliver.ts` tells them. */
export function webhookRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, now } = dependencies;
  const { cookieSecret } = config;
  const way = wayOf(dependencies);
  const shown = (row: ShownRow) => shownWebhook(row, cookieSecret);

  route(app, dependencies, endpoints.listWebhooks, ({ brand, query }) => {
    const filter = and(eq(webhooks.brandId, brand.id), contains(webhooks.name, query.q));
    return listPage({
      query,
      order: sortedBy(query.sort, orders),
      rows: ({ after, limit, orderBy }) => readWebhooks(db, and(filter, after), { limit, orderBy }),
      total: db.$count(webhooks, filter),
      item: shown,
    });
  });

  route(app, dependencies, endpoints.createWebhook, async ({ body, brand, staff, write }) => {
    await checkWebhookAddress(body.address, way);
    const secret = newWebhookSecret();
    const cursor = await settledPosition(db);
    return write(async (tx) => {
      const [row] = await tx
        .insert(webhooks)
        .values({
          id: newId(),
          brandId: brand.id,
          name: body.name,
          address: body.address,
          secret: seal(secret, cookieSecret),
          cursor,
          createdBy: staff.person.id,
          createdAt: now(),
        })
        .returning();
      if (!row) throw new Error('The insert returned no row');
      return { webhook: shown({ row, creator: staff.person, lastDelivery: null }), secret };
    });
  });

  route(app, dependencies, endpoints.updateWebhook, async ({ body, brand, params, write }) => {
    if (body.address !== undefined) await checkWebhookAddress(body.address, way);
    // Somewhere else, or switched on by hand, it begins without its failures; it goes on where it stopped.
    const fresh = { attempts: 0, failingSince: null, nextAttemptAt: null };
    return write(async (tx) => {
      const current = shown(await read(brand.id, params.webhookId, tx, { lock: true }));
      const values = {
        ...changes(notChangedMeanwhile(current, body)),
        ...((body.address !== undefined || body.active !== undefined) && fresh),
      };
      if (Object.keys(values).length > 0)
        await tx.update(webhooks).set(values).where(eq(webhooks.id, params.webhookId));
      return shown(await read(brand.id, params.webhookId, tx));
    });
  });

  route(app, dependencies, endpoints.deleteWebhook, ({ brand, params, write }) =>
    write(async (tx) => {
      await read(brand.id, params.webhookId, tx);
      await tx.delete(webhooks).where(eq(webhooks.id, params.webhookId));
      return undefined;
    }),
  );

  route(app, dependencies, endpoints.testWebhook, async ({ brand, params }) => {
    const { row } = await read(brand.id, params.webhookId);
    const { delivery } = await sendTo(dependencies, row, testMessage(now()), 0, way);
    if (!delivery) throw notFound('webhook');
    return shownDelivery(delivery, cookieSecret);
  });

  route(app, dependencies, endpoints.rotateWebhookSecret, async ({ brand, params, write }) => {
    const current = await read(brand.id, params.webhookId);
    const secret = newWebhookSecret();
    return write(async (tx) => {
      const [row] = await tx
        .update(webhooks)
        .set({
          secret: seal(secret, cookieSecret),
          formerSecret: webhooks.secret,
          formerUntil: new Date(now().getTime() + formerMs),
        })
        .where(eq(webhooks.id, params.webhookId))
        .returning();
      if (!row) throw notFound('webhook');
      return { webhook: shown({ ...current, row }), secret };
    });
  });

  route(app, dependencies, endpoints.listWebhookDeliveries, async ({ brand, params, query }) => {
    await read(brand.id, params.webhookId);
    const filter = eq(webhookDeliveries.webhookId, params.webhookId);
    return listPage({
      query,
      order: newestFirst<DeliveryRow>(webhookDeliveries.id, ({ id }) => id),
      cursors: cursorSeal(params.webhookId, cookieSecret),
      rows: rowsOf(db.select().from(webhookDeliveries), filter),
      total: db.$count(webhookDeliveries, filter),
      item: (row) => shownDelivery(row, cookieSecret),
    });
  });

  async function read(
    brandId: string,
    webhookId: string,
    from: Database | Transaction = db,
    { lock = false } = {},
  ): Promise<ShownRow> {
    const its = and(eq(webhooks.id, webhookId), eq(webhooks.brandId, brandId));
    const [found] = await readWebhooks(from, its, { lock });
    if (!found) throw notFound('webhook');
    return found;
  }
}
