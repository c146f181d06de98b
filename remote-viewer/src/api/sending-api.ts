/** What visitors send. The landing does without it. */
import type { ResponseAccepted, ResponseCreate, VisitorSession, VisitReport } from '@vitrine/shared/contract';
import { call, Refusal } from './visitor-api';

export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Does not reject: nobody waits for it, and the page may be gone before the answer. */
export const postVisit = (placementId: string, report: VisitReport): Promise<unknown> =>
  fetch(`/v1/placements/${placementId}/visits`, { ...post(report), keepalive: true }).catch(() => undefined);

/** The session that this browser has, or a new one; a new one in any case with `fresh`. */
export const getVisitorSession = (wanted: { fresh?: boolean } = {}) =>
  call<VisitorSession>('/visitor-sessions', post(wanted));

/**
 * Sends an answer; the key makes a repeated call harmless. Asks for a visitor session first where the shell's own
 * attempt did not succeed.
 */
export async function sendResponse(
  placementId: string,
  response: ResponseCreate,
  key: string,
): Promise<ResponseAccepted> {
  const send = () =>
    call<ResponseAccepted>(
      `/placements/${placementId}/responses`,
      post(response, { 'idempotency-key': key }),
    );
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    await getVisitorSession();
    return send();
  }
}
