import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from './config';
import { openDatabase } from './db/open';
import type { Dependencies } from './dependencies';
import { openDiskFileStore, removeUnfinishedFiles } from './files/disk-file-store';
import { createFirebaseVerifier } from './identity/firebase-verifier';
import { createProcessBus } from './live/process-bus';
import { createRedisBus } from './live/redis-bus';
import { openMailer } from './mail/open-mailer';
import { ensureTenant } from './tenants/tenant-settings';

export interface OpenDependencies {
  dependencies: Dependencies;
  /** Settles only when the database has ended by itself: then the process has to end too. */
  failure: Promise<Error>;
  close(): Promise<void>;
}

/** Opens what the configuration names: outside services where they are set, the data directory otherwise. */
export async function openDependencies(config: Config): Promise<OpenDependencies> {
  const log = pino({ level: config.logLevel });
  await mkdir(config.dataDir, { recursive: true });
  const database = await openDatabase(
    config.databaseUrl
      ? { url: config.databaseUrl, migrationUrl: config.databaseMigrationUrl }
      : {
          folder: join(config.dataDir, 'database'),
          backups: {
            ...config.backups,
            onError: (error) => log.error({ err: error }, 'no backup was written'),
          },
        },
  );
  const filesFolder = join(config.dataDir, 'files');
  await removeUnfinishedFiles(filesFolder);
  await ensureTenant(database.db, config.firebase.tenantId);
  const identity = createFirebaseVerifier(config);
  const bus = config.redisUrl ? createRedisBus(config.redisUrl, log) : createProcessBus();
  return {
    dependencies: {
      config,
      db: database.db,
      identity,
      bus,
      files: openDiskFileStore(filesFolder, config.filesOrigin),
      mailer: openMailer(config, log),
      now: () => new Date(),
    },
    failure: database.failure,
    async close() {
      await bus.close();
      await identity.close();
      await database.close();
    },
  };
}
