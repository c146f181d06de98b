import type {
  ManifestPartContent,
  ManifestRoot,
  Problem,
  ResolvedPlacement,
  ResponseAccepted,
  ResponseCreate,
  TestManifest,
} from '@vitrine/shared/contract';

/** An answer of the API that is no success; `problem.message` is for people. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem>,
  ) {
    super(problem.message ?? `The server answered ${status}`);
  }
}

async function call<Result>(path: string, init: RequestInit = {}): Promise<Result> {
  const answer = await fetch(`/v1${path}`, init);
  if (answer.ok) return answer.json();
  throw new Refusal(answer.status, await answer.json().catch(() => ({})));
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

export const getPlacement = (placementId: string) => call<ResolvedPlacement>(`/placements/${placementId}`);
export const getManifest = (hash: string) => call<ManifestRoot>(`/manifests/${hash}`);
export const getPart = (hash: string) => call<ManifestPartContent>(`/manifests/parts/${hash}`);
export const getTestManifest = (placementId: string, testAccessId: string) =>
  call<TestManifest>(`/placements/${placementId}/test/${testAccessId}`);

export const liveAddress = (placementId: string) => `/v1/placements/${placementId}/live`;

export const sendTestResponse = (
  placementId: string,
  testAccessId: string,
  response: ResponseCreate,
  key: string,
) =>
  call<{ id: string }>(
    `/placements/${placementId}/test/${testAccessId}/responses`,
    post(response, { 'idempotency-key': key }),
  );

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
    await call('/visitor-sessions', post({}));
    return send();
  }
}
