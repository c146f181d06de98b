import { join, resolve } from 'node:path';
import { DatabaseStartError } from './database-start-error';
import { restoreBackup } from './restore';

/** `npm run restore -w api -- <file>`: paths are those of the folder in which npm was called. */
const calledIn = process.env.INIT_CWD ?? process.cwd();
const folder = join(resolve(calledIn, process.env.DATA_DIR ?? '.data'), 'database');
const file = process.argv[2];

try {
  if (!file) throw new DatabaseStartError('Name the backup: npm run restore -w api -- <file>.');
  const replaced = await restoreBackup(folder, resolve(calledIn, file));
  process.stdout.write(
    `Restored ${file}.${replaced ? ` The data that it replaced lie in ${replaced}.` : ''}\n`,
  );
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
