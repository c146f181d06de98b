import type {
  ManifestPartContent,
  Problem,
  ResponseAccepted,
  ResponseCreate,
  VisitorSession,
  VisitReport,
} from '@vitrine/shared/contract';
import type { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';

/** An answer of the API that is no success; `problem.message` is for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
    /** How long the server asks to be left alone; null: it does not say. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(problem.message ?? `The server answered ${status}`);
  }
}

export async function call<Result>(path: string, init: RequestInit = {}): Promise<Result> {
  const answer = await fetch(`/v1${path}`, init);
  if (answer.ok) return answer.json();
  const seconds = Number.parseInt(answer.headers.get('retry-after') ?? '', 10);
  throw new Refusal(
    answer.status,
    await answer.json().catch(() => ({})),
    Number.isNaN(seconds) ? null : seconds * 1000,
  );
}

export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** What this viewer can read: older versions are brought up to it, and what was fetched as another is not mistaken. */
export const schema: typeof manifestSchemaVersion = 2;

export const getPart = (hash: string) =>
  call<ManifestPartContent>(`/manifests/parts/${hash}?schema=${schema}`);
export const liveAddress = (placementId: string) => `/v1/placements/${placementId}/live`;

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
