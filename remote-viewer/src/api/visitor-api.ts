import type { ManifestPartContent, Problem } from '@vitrine/shared/contract';
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

/** What this viewer can read: older versions are brought up to it, and what was fetched as another is not mistaken. */
export const schema: typeof manifestSchemaVersion = 2;

export const getPart = (hash: string) =>
  call<ManifestPartContent>(`/manifests/parts/${hash}?schema=${schema}`);
