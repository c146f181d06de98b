import type { ManifestPartContent, Problem } from '@vitrine/shared/contract';
import type { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';

/** A server that asks for more is asked again all the same. */
const longestQuietMs = 10 * 60_000;

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

  /** The server is in trouble, or asked too often: the same may do later. */
  get mayPass(): boolean {
    return this.status >= 500 || this.status === 429;
  }
}

export async function call<Result>(path: string, init: RequestInit = {}): Promise<Result> {
  const answer = await fetch(`/v1${path}`, init);
  if (answer.ok) return answer.json();
  const seconds = Number.parseInt(answer.headers.get('retry-after') ?? '', 10);
  throw new Refusal(
    answer.status,
    await answer.json().catch(() => ({})),
    Number.isNaN(seconds) ? null : Math.min(seconds * 1000, longestQuietMs),
  );
}

/** What this viewer can read: older versions are brought up to it, and what was fetched as another is not mistaken. */
export const schema: typeof manifestSchemaVersion = 2;

export const getPart = (hash: string) =>
  call<ManifestPartContent>(`/manifests/parts/${hash}?schema=${schema}`);
