import { Readable } from 'node:stream';
import { type AuditEntry, endpoints, type HandlerInput } from '@vitrine/shared/contract';
import { and, desc, eq, gte, inArray, lt, lte, max, or, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { auditEntries, brands, people } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { contains, listPage, nameContains, newestFirst, rowsOf } from '../pagination';
import { route } from '../route';
import { auditTable } from './audit-table';

type Filter = HandlerInput<typeof endpoints.exportAudit>['query'];

const exportedAtOnce = 500;

/** What staff changed, newest first. `who` is the person's address; `q` finds in address, action, name and resource. */
export function auditRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  const entries = () =>
    db
      .select({ entry: auditEntries, email: people.email, brandName: brands.name })
      .from(auditEntries)
      .leftJoin(people, eq(people.id, auditEntries.who))
      .leftJoin(brands, eq(brands.id, auditEntries.brandId));
  type Row = Awaited<ReturnType<typeof entries>>[number];

  const entryOf = ({ brandName, email, entry }: Row): AuditEntry => ({
    id: String(entry.id),
    at: entry.at.toISOString(),
    who: email ?? entry.who,
    action: entry.action,
    name: entry.name,
    brand: entry.brandId && brandName ? { id: entry.brandId, name: brandName } : null,
    resource: entry.resource,
    outcome: entry.outcome,
    address: entry.address,
    before: entry.before,
    after: entry.after,
  });

  route(app, dependencies, endpoints.listAudit, ({ query }) => {
    const filter = matching(db, query);
    return listPage({
      query,
      order: newestFirst<Row>(auditEntries.id, ({ entry }) => entry.id),
      rows: rowsOf(entries(), filter),
      total: db.$count(auditEntries, filter),
      item: entryOf,
    });
  });

  route(app, dependencies, endpoints.exportAudit, async ({ query, reply }) => {
    const filter = matching(db, query);
    // Read before the first byte is sent: what fails is still answered as a problem.
    const [{ newest } = { newest: null }] = await db
      .select({ newest: max(auditEntries.id) })
      .from(auditEntries)
      .where(filter);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit-log.csv"')
      .send(Readable.from(auditTable(inBatches(filter, newest ?? 0)), { objectMode: false }));
  });

  /** Newest first, some at a time, however many there are; what is added meanwhile is not in it. */
  async function* inBatches(filter: SQL | undefined, newest: number): AsyncGenerator<AuditEntry[]> {
    let from: SQL = lte(auditEntries.id, newest);
    for (;;) {
      const rows = await entries()
        .where(and(filter, from))
        .orderBy(desc(auditEntries.id))
        .limit(exportedAtOnce);
      if (rows.length > 0) yield rows.map(entryOf);
      const last = rows.at(-1);
      if (!last || rows.length < exportedAtOnce) return;
      from = lt(auditEntries.id, last.entry.id);
    }
  }
}

/** Of the entries' own columns alone, so that they are counted without what they are joined with. */
function matching(db: Database, { action, brandId, from, q, until, who }: Filter): SQL | undefined {
  const whose = (its: SQL | undefined) =>
    its && inArray(auditEntries.who, db.select({ id: people.id }).from(people).where(its));
  return and(
    or(whose(contains(people.email, q)), nameContains(auditEntries.searchKey, q)),
    whose(who ? eq(people.email, who) : undefined),
    brandId ? eq(auditEntries.brandId, brandId) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    from ? gte(auditEntries.at, new Date(from)) : undefined,
    until ? lt(auditEntries.at, new Date(until)) : undefined,
  );
}
