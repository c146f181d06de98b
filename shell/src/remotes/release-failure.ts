/** Why a release of a remote could not be loaded. */
export class ReleaseFailure extends Error {
  constructor(
    message: string,
    /** Whether the same release may work a moment later: the network, a deadline, a server's own trouble. */
    readonly transient: boolean,
  ) {
    super(message);
  }
}

/** The text of anything that was thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
