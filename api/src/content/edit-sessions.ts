import type { ListQuery, Page } from '@vitrine/shared/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { documentRevisions } from '../db/schema';
import { listPage, newestFirst, rowsOf } from '../pagination';

interface EditSession {
  revision: number;
  firstRevision: number;
  by: string | null;
  at: Date;
}

/**
 * The revisions of a document as a person would tell its history: what one person wrote without a pause of more than
 * five minutes is one entry. Autosave makes a revision every second; nobody wants to read those.
 */
export function listEditSessions(
  db: Database,
  documentId: string,
  query: Pick<ListQuery, 'limit' | 'cursor'>,
): Promise<Page<EditSession>> {
  const sessions = editSessionsOf(documentId);
  const last = sql`last_revision`;
  return listPage<EditSession, EditSession>({
    query,
    order: newestFirst<EditSession>(last, ({ revision }) => revision),
    rows: rowsOf(
      db
        .select({
          revision: sql<number>`last_revision`,
          firstRevision: sql<number>`first_revision`,
          by: sql<string | null>`by`,
          at: sql<Date>`last_at`.mapWith(documentRevisions.at),
        })
        .from(sessions),
    ),
    total: db.$count(sessions),
    item: (session) => session,
  });
}

/** The first write of a session has another author than the write before, or comes long after it; counting those numbers the sessions. */
function editSessionsOf(documentId: string) {
  const { at, by, revision } = documentRevisions;
  const before = sql`over (order by ${revision})`;
  const begins = sql`case when ${by} is not distinct from lag(${by}) ${before}
    and ${at} - lag(${at}) ${before} <= interval '5 minutes' then 0 else 1 end`;
  return sql`(
    select max(revision) as last_revision, min(revision) as first_revision, by, max(at) as last_at
    from (
      select revision, by, at, sum(begins) over (order by revision) as session
      from (
        select ${revision}, ${by}, ${at}, ${begins} as begins
        from ${documentRevisions} where ${eq(documentRevisions.documentId, documentId)}
      ) as marked
    ) as numbered
    group by session, by
  ) as sessions`;
}
