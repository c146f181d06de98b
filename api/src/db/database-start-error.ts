/** The database cannot be opened; the message is one line that says why and what to do. Exit code 1. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}
