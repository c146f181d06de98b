import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from './db/database';
import { deleteOldest } from './db/delete-oldest';
import { idempotencyKeys } from './db/schema';
import { conflict, invalid, ProblemError } from './problem';

const keptMs = 24 * 3600_000;
/** A call that has not ended by then has died with its process. */
const abandonedMs = 60_000;
const keyPattern = /^[\x21-\x7e]{1,200}$/;

interface Request {
  owner: string;
  key: string;
  /** What the key stands for: method, address and body. */
  content: unknown;
  /** A field of the answer that is not kept. */
  givenOnce?: string;
}

/**
 * Runs a call's write in a transaction of its own; under an Idempotency-Key its answer is stored in that same
 * transaction. What takes long (checking a model) goes before it, what tells others after it.
 * @param options.about ids of the things that the call changes, where its input does not tell them: for the audit log.
 * @param options.answersLater what the work returns is not the call's answer: that is stored when it is there.
 */
export type Write = <Answer>(
  work: (tx: Transaction) => Promise<Answer>,
  options?: { about?: (tx: Transaction) => Promise<string[]>; answersLater?: boolean },
) => Promise<Answer>;

/**
 * Runs a creating call at most once for its owner and key. Write and answer are committed together: whoever repeats
 * a call whose process died finds both or neither. A call that does not use `write` must do no harm twice.
 * @returns what the first call with this key and content answered, without what is given once; a call that failed leaves the key free.
 * @throws ProblemError 422 for the same key with other content, 409 while the first call still runs.
 */
export async function once<Answer>(
  db: Database,
  now: () => Date,
  { content, givenOnce, key, owner }: Request,
  run: (write: Write) => Promise<Answer>,
): Promise<Answer> {
  const requestHash = requestHashOf(key, content);
  const ours = and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));
  const startedAt = now();
  const [started] = await db
    .insert(idempotencyKeys)
    .values({ owner, key, requestHash, createdAt: startedAt })
    .onConflictDoNothing()
    .returning();
  if (!started) {
    const [first] = await db.select().from(idempotencyKeys).where(ours);
    if (first && first.requestHash !== requestHash) throw keyReused();
    if (first?.status != null) return first.response as Answer;
    const takenOver = await db
      .update(idempotencyKeys)
      .set({ createdAt: startedAt })
      .where(
        and(
          ours,
          isNull(idempotencyKeys.status),
          lt(idempotencyKeys.createdAt, new Date(startedAt.getTime() - abandonedMs)),
        ),
      )
      .returning();
    if (takenOver.length === 0) throw stillRunning();
  }
  const mine = and(ours, isNull(idempotencyKeys.status), eq(idempotencyKeys.createdAt, startedAt));
  const store = async (where: Database | Transaction, answer: unknown) => {
    const response = givenOnce ? { ...(answer as object), [givenOnce]: null } : answer;
    const stored = await where.update(idempotencyKeys).set({ status: 201, response }).where(mine).returning();
    // Somebody took over from a call that was slow and not dead: only one of the two may write.
    if (stored.length === 0) throw stillRunning();
  };
  let written = false;
  const write: Write = async (work, { answersLater = false } = {}) => {
    const answer = await db.transaction(async (tx) => {
      const made = await work(tx);
      if (!answersLater) await store(tx, made);
      return made;
    });
    written = !answersLater;
    return answer;
  };
  try {
    const answer = await run(write);
    if (!written) await store(db, answer);
    return answer;
  } catch (error) {
    await db.delete(idempotencyKeys).where(mine);
    throw error;
  }
}

const stillRunning = () => conflict('still-running', 'The first request with this key is still running.');

/** @throws ProblemError 400 for a key that is not one. */
export function requestHashOf(key: string, content: unknown): string {
  if (!keyPattern.test(key)) throw invalid('', 'Idempotency-Key: 1 to 200 printable characters');
  return createHash('sha256')
    .update(canonicalize(content) ?? '')
    .digest('hex');
}

export const keyReused = () =>
  new ProblemError(422, 'idempotency-key-reused', 'This key belongs to another request.');

/** Drops keys that are older than a day. */
export async function forgetOldKeys(db: Database, now: Date): Promise<void> {
  await deleteOldest(db, idempotencyKeys.createdAt, new Date(now.getTime() - keptMs));
}
