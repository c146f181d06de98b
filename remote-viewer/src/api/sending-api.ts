/** What visitors send. The landing does without it. */
import type { ResponseAccepted, ResponseCreate, VisitorSession, VisitReport } from '@vitrine/shared/contract';
import { call, Refusal } from './visitor-api';

/** What became of an answer. An older API names no ending. */
export type Accepted = ResponseAccepted & { ending?: string | undefined };

export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Does not reject: nobody waits for it, and the page may be gone before the answer. */
export const postVisit = (placementId: string, report: VisitReport): Promise<unknown> =>
  fetch(`/v1/placements/${placementId}/visits`, { ...post(report), keepalive: true }).catch(() => undefined);

/**
 * The session that this browser has, or a new one; a new one in any case with `fresh`. With `forgetVisits` it is
 * recognised in none of its visits any more.
 */
export const getVisitorSession = (wanted: { fresh?: boolean; forgetVisits?: boolean } = {}) =>
  call<VisitorSession>('/visitor-sessions', post(wanted));

/** Asks for a visitor session first where the shell's own attempt did not succeed. */
export async function inSession<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    await getVisitorSession();
    return send();
  }
}

/** Sends an answer; the key makes a repeated call harmless. */
export const sendResponse = (placementId: string, response: ResponseCreate, key: string) =>
  inSession(() =>
    call<Accepted>(`/placements/${placementId}/responses`, post(response, { 'idempotency-key': key })),
  );
