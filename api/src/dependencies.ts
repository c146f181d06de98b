import type { Config } from './config';
import type { Database } from './db/database';
import type { FileStore } from './files/file-store';
import type { TokenVerifier } from './identity/token-verifier';
import type { Bus } from './live/bus';
import type { Mailer } from './mail/mailer';

/** Everything outside the process's own code that the API needs; a test builds its own. */
export interface Dependencies {
  config: Config;
  db: Database;
  identity: TokenVerifier;
  bus: Bus;
  files: FileStore;
  mailer: Mailer;
  now: () => Date;
}
