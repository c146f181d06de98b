import type { Comment, CommentThread } from '@vitrine/shared/contract';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { titleJson, titleOf } from '../content/document-title';
import { peopleNames } from '../content/people-names';
import type { Database, Transaction } from '../db/database';
import { comments, commentThreads, documents, experiences } from '../db/schema';
import { notFound } from '../problem';
import { iso } from '../timestamp';

/** Reads threads with the documents that they are about; add filters and order. */
export const selectThreads = (db: Database | Transaction) =>
  db
    .select({
      thread: commentThreads,
      document: {
        id: documents.id,
        title: titleJson,
        baseLanguage: documents.baseLanguage,
        archivedAt: documents.archivedAt,
      },
    })
    .from(commentThreads)
    .leftJoin(documents, eq(documents.id, commentThreads.documentId));

export type ThreadRow = Awaited<ReturnType<typeof selectThreads>>[number];

/** Threads as the contract shows them, each with all its comments. */
export async function threadsOf(db: Database | Transaction, rows: ThreadRow[]): Promise<CommentThread[]> {
  if (rows.length === 0) return [];
  const written = await db
    .select()
    .from(comments)
    .where(
      inArray(
        comments.threadId,
        rows.map(({ thread }) => thread.id),
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.id));
  const names = await peopleNames(db, [
    ...written.map(({ createdBy }) => createdBy),
    ...rows.map(({ thread }) => thread.resolvedBy),
  ]);
  const nameOf = (id: string | null) => (id && names.get(id)) ?? null;
  const commentOf = ({ createdAt, createdBy, deletedAt, editedAt, id, text }: (typeof written)[number]) =>
    ({
      id,
      text,
      by: { id: createdBy, name: nameOf(createdBy) },
      createdAt: createdAt.toISOString(),
      editedAt: iso(editedAt),
      deletedAt: iso(deletedAt),
    }) satisfies Comment;
  return rows.map(({ document, thread }) => ({
    id: thread.id,
    experienceId: thread.experienceId,
    area: thread.area,
    document: document && {
      id: document.id,
      title: titleOf(document),
      baseLanguage: document.baseLanguage,
      archivedAt: iso(document.archivedAt),
    },
    createdAt: thread.createdAt.toISOString(),
    resolved: thread.resolvedAt && {
      at: thread.resolvedAt.toISOString(),
      by: nameOf(thread.resolvedBy),
    },
    comments: written.filter(({ threadId }) => threadId === thread.id).map(commentOf),
  }));
}

/** @throws ProblemError 404 for a thread that is not there (any more). */
export async function readThread(tx: Transaction, threadId: string): Promise<CommentThread> {
  const [thread] = await threadsOf(tx, await selectThreads(tx).where(eq(commentThreads.id, threadId)));
  if (!thread) throw notFound('thread');
  return thread;
}

/**
 * Where a thread of the brand is, for a write.
 * @param filter which thread, or which comment of it.
 * @throws ProblemError 404 for one of another brand, or that is not there (any more).
 */
export async function findThread(tx: Transaction, brandId: string, filter: SQL | undefined, what: string) {
  const [found] = await tx
    .select({ threadId: commentThreads.id, experienceId: commentThreads.experienceId })
    .from(commentThreads)
    .innerJoin(experiences, eq(experiences.id, commentThreads.experienceId))
    .leftJoin(comments, and(eq(comments.threadId, commentThreads.id), isNull(comments.deletedAt)))
    .where(and(eq(experiences.brandId, brandId), isNull(commentThreads.deletedAt), filter))
    .limit(1);
  if (!found) throw notFound(what);
  return found;
}

/** Another number after every change of an experience's comments. */
export async function readCommentsRevision(db: Database, experienceId: string): Promise<number> {
  const [row] = await db
    .select({ revision: sql<number>`coalesce(sum(${commentThreads.revision}), 0)::int` })
    .from(commentThreads)
    .where(eq(commentThreads.experienceId, experienceId));
  return row?.revision ?? 0;
}
