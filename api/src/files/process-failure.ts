/** What failed in another process, in its own words. */
export interface ProcessFailure {
  failure: string;
  /** Of an error of the system: a full disk is told by these two. */
  code?: string | undefined;
  syscall?: string | undefined;
}

/** @returns the same as an error of this process, which `isUnavailable` knows again. */
export const errorOf = (what: string, { code, failure, syscall }: ProcessFailure): Error =>
  Object.assign(new Error(`${what}: ${failure}`), { code, syscall });
