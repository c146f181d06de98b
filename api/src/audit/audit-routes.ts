import { endpoints } from '@vitrine/shared/contract';
import { and, eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditEntries, people } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { contains, listPage, newestFirst } from '../pagination';
import { route } from '../route';

/** What staff changed, newest first. `who` is the person's address; `q` finds in address, action and resource. */
export function auditRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  const entries = () =>
    db
      .select({ entry: auditEntries, email: people.email })
      .from(auditEntries)
      .leftJoin(people, eq(people.id, auditEntries.who));
  type Row = Awaited<ReturnType<typeof entries>>[number];

  route(app, dependencies, endpoints.listAudit, ({ query }) => {
    const filter = or(
      contains(people.email, query.q),
      contains(auditEntries.action, query.q),
      contains(auditEntries.resource, query.q),
    );
    return listPage({
      query,
      order: newestFirst<Row>(auditEntries.id, ({ entry }) => entry.id),
      rows: ({ after, limit, orderBy }) =>
        entries()
          .where(and(filter, after))
          .orderBy(...orderBy)
          .limit(limit),
      total: db.$count(entries().where(filter).as('matching')),
      item: ({ email, entry }) => ({
        id: String(entry.id),
        at: entry.at.toISOString(),
        who: email ?? entry.who,
        action: entry.action,
        resource: entry.resource,
        outcome: entry.outcome,
        address: entry.address,
      }),
    });
  });
}
