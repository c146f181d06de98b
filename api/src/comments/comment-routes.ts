import { endpoints, limits } from '@vitrine/shared/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { lockExperience } from '../content/draft-owner';
import { nameableBy } from '../content/nameable-documents';
import type { Transaction } from '../db/database';
import { comments, commentThreads, documents } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { readExperience } from '../experiences/read-experience';
import type { Write } from '../idempotency';
import { mayChangeComment } from '../identity/permissions';
import type { Person } from '../identity/staff';
import { newId } from '../ids';
import { publishComments } from '../live/topics';
import { byTime, listPage, rowsOf, sortedBy } from '../pagination';
import { conflict, forbidden, notFound } from '../problem';
import { route } from '../route';
import { findThread, readThread, selectThreads, type ThreadRow, threadsOf } from './read-threads';

const orders = {
  createdAt: byTime<ThreadRow>(commentThreads.createdAt, commentThreads.id, ({ thread }) => [
    thread.createdAt,
    thread.id,
  ]),
};

/** What staff say to each other about an experience, where they work on it. */
export function commentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { bus, db, now } = dependencies;

  route(app, dependencies, endpoints.listCommentThreads, async ({ brand, params, query }) => {
    const { experienceId } = params;
    await readExperience(db, brand.id, experienceId);
    const { resolvedAt } = commentThreads;
    const filter = and(
      eq(commentThreads.experienceId, experienceId),
      isNull(commentThreads.deletedAt),
      query.resolved ? isNotNull(resolvedAt) : isNull(resolvedAt),
    );
    const page = await listPage({
      query,
      order: sortedBy('-createdAt', orders),
      rows: rowsOf(selectThreads(db), filter),
      total: db.$count(commentThreads, filter),
      item: (row) => row,
    });
    return { ...page, items: await threadsOf(db, page.items) };
  });

  route(app, dependencies, endpoints.createCommentThread, async ({ body, brand, params, staff, write }) => {
    const { experienceId } = params;
    const { area, documentId, text } = body;
    const made = await write(async (tx) => {
      await lockExperience(tx, brand.id, experienceId);
      if (documentId !== null) {
        const [document] = await tx
          .select({ area: documents.area })
          .from(documents)
          .where(and(eq(documents.id, documentId), nameableBy({ brandId: brand.id, id: experienceId })));
        if (document?.area !== area) throw notFound('document', '/documentId');
      }
      const id = newId();
      await tx.insert(commentThreads).values({ id, experienceId, area, documentId, createdAt: now() });
      await addComment(tx, id, staff.person, text);
      return readThread(tx, id);
    });
    await publishComments(bus, experienceId);
    return made;
  });

  route(app, dependencies, endpoints.createComment, ({ body, brand, params, staff, write }) =>
    changeThread(write, brand.id, byId(params.commentThreadId), async (tx, threadId) => {
      if ((await tx.$count(comments, eq(comments.threadId, threadId))) >= limits.commentsPerThread)
        throw conflict('thread-full', 'This thread is full. Begin another one.');
      await addComment(tx, threadId, staff.person, body.text);
      return opened;
    }),
  );

  route(app, dependencies, endpoints.resolveCommentThread, ({ brand, params, staff, write }) =>
    changeThread(write, brand.id, byId(params.commentThreadId), async (tx, threadId) => {
      const resolved = and(eq(commentThreads.id, threadId), isNotNull(commentThreads.resolvedAt));
      // It stays with whoever was first.
      if ((await tx.$count(commentThreads, resolved)) > 0) return {};
      return { resolvedAt: now(), resolvedBy: staff.person.id };
    }),
  );

  route(app, dependencies, endpoints.reopenCommentThread, ({ brand, params, write }) =>
    changeThread(write, brand.id, byId(params.commentThreadId), async () => opened),
  );

  route(app, dependencies, endpoints.updateComment, ({ body, brand, params, staff, write }) =>
    changeThread(write, brand.id, commentBy(params.commentId), async (tx) => {
      const { text } = await lockOwn(tx, params.commentId, staff.person);
      if (text !== body.text)
        await tx
          .update(comments)
          .set({ text: body.text, editedAt: now() })
          .where(eq(comments.id, params.commentId));
      return {};
    }),
  );

  route(app, dependencies, endpoints.deleteComment, async ({ brand, params, staff, write }) => {
    await changeThread(write, brand.id, commentBy(params.commentId), async (tx, threadId) => {
      await lockOwn(tx, params.commentId, staff.person);
      await tx.update(comments).set({ text: '', deletedAt: now() }).where(eq(comments.id, params.commentId));
      const left = and(eq(comments.threadId, threadId), isNull(comments.deletedAt));
      return (await tx.$count(comments, left)) === 0 ? { deletedAt: now() } : {};
    });
    return undefined;
  });

  const byId = (threadId: string) => ({ what: 'thread', filter: eq(commentThreads.id, threadId) });
  const commentBy = (commentId: string) => ({ what: 'comment', filter: eq(comments.id, commentId) });

  async function addComment(tx: Transaction, threadId: string, { id: createdBy }: Person, text: string) {
    await tx.insert(comments).values({ id: newId(), threadId, text, createdBy, createdAt: now() });
  }

  /**
   * Writes to a thread, one after the other, and tells whoever watches.
   * @param work returns what of the thread itself becomes another.
   */
  async function changeThread(
    write: Write,
    brandId: string,
    { filter, what }: ReturnType<typeof byId>,
    work: (tx: Transaction, threadId: string) => Promise<Partial<typeof commentThreads.$inferInsert>>,
  ) {
    const changed = await write(async (tx) => {
      const { experienceId } = await findThread(tx, brandId, filter, what);
      await lockExperience(tx, brandId, experienceId);
      // As it is now that nobody else writes to it.
      const { threadId } = await findThread(tx, brandId, filter, what);
      const change = await work(tx, threadId);
      await tx
        .update(commentThreads)
        .set({ ...change, revision: sql`${commentThreads.revision} + 1` })
        .where(eq(commentThreads.id, threadId));
      return readThread(tx, threadId);
    });
    await publishComments(bus, changed.experienceId);
    return changed;
  }
}

const opened = { resolvedAt: null, resolvedBy: null };

/** @throws ProblemError 403 for somebody else's. */
async function lockOwn(tx: Transaction, commentId: string, person: Person) {
  const [own] = await tx.select().from(comments).where(eq(comments.id, commentId)).for('update');
  if (!own) throw notFound('comment');
  if (!mayChangeComment(person, own)) throw forbidden('not-yours', 'Only who wrote a comment can change it.');
  return own;
}
