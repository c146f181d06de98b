import type { Problem } from '../contract/endpoints/problem';

/** Why a call of the API did not give its answer. `message` is for people. */
export class ApiError extends Error {
  /** null when no answer came at all. */
  readonly status: number | null;
  /** null when the answer was no problem document: a proxy in between, no connection. */
  readonly problem: Problem | null;

  constructor(message: string, status: number | null, problem: Problem | null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}
