import { createHash } from 'node:crypto';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { apiTokens } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { apiTokenMark } from '../ids';
import { unauthenticated } from '../problem';

export type ApiToken = typeof apiTokens.$inferSelect;

const minuteMs = 60_000;

/** Told from the identity service's tokens by its mark. */
export const isApiToken = (bearer: string) => bearer.startsWith(apiTokenMark);

/** What is kept of a token. Looking it up by this takes as long for a wrong token as for a right one. */
export const apiTokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * The token that a program presents. When it was used last is kept to the minute: not a write for every call.
 * @throws ProblemError 401 `token-unknown`, `token-revoked` or `token-expired`.
 */
export async function admitToken({ db, now }: Dependencies, bearer: string): Promise<ApiToken> {
  const [token] = await db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.hash, apiTokenHash(bearer)));
  if (!token) throw unauthenticated('token-unknown', 'There is no such API token.');
  if (token.revokedAt)
    throw unauthenticated('token-revoked', 'This API token was revoked. Create a new one.');
  const at = now();
  if (token.expiresAt && token.expiresAt <= at)
    throw unauthenticated('token-expired', 'This API token has expired. Create a new one.');
  const minuteAgo = new Date(at.getTime() - minuteMs);
  if (!token.lastUsedAt || token.lastUsedAt <= minuteAgo)
    await db
      .update(apiTokens)
      .set({ lastUsedAt: at })
      .where(
        and(
          eq(apiTokens.id, token.id),
          or(isNull(apiTokens.lastUsedAt), lte(apiTokens.lastUsedAt, minuteAgo)),
        ),
      );
  return token;
}
