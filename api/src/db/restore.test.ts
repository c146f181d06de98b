import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestFolder } from '../testing/test-database';
import { writeBackup } from './backups';
import { backupsIn, dataIn, restoredIn } from './data-folder';
import { openDatabase } from './open';
import { startPglite } from './pglite';
import { restoreBackup } from './restore';
import { brands } from './schema';

const apiFolder = fileURLToPath(new URL('../..', import.meta.url));

let dataDir: string;
let folder: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-restore-'));
  folder = join(dataDir, 'database');
  await createTestFolder(folder);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function withDatabase<Result>(
  work: (open: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
) {
  const database = await openDatabase({ folder });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const addBrand = (id: string) =>
  withDatabase(({ db }) => db.insert(brands).values({ id, name: id, slug: id }));
const brandIds = () =>
  withDatabase(async ({ db }) => (await db.select({ id: brands.id }).from(brands)).map((row) => row.id));

/** As the timer does it: through the thread, while the database is open. */
async function backup(): Promise<string> {
  const pglite = await startPglite(dataIn(folder));
  const file = await writeBackup(backupsIn(folder), 3, pglite.dump);
  await pglite.close();
  return file;
}

const restoreCommand = (file: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/db/restore-command.ts', file], {
    cwd: apiFolder,
    env: { ...process.env, DATA_DIR: dataDir, INIT_CWD: backupsIn(folder) },
    encoding: 'utf8',
  });

describe('Restoring a backup', () => {
  test('brings back what was there then and keeps what it replaces', async () => {
    await addBrand('before');
    const file = await backup();
    await addBrand('after');

    const replaced = await restoreBackup(folder, file);
    expect(await brandIds()).toEqual(['before']);

    await rm(dataIn(folder), { recursive: true });
    await rename(replaced ?? '', dataIn(folder));
    expect(await brandIds()).toEqual(['before', 'after']);
  });

  test('works as a command with the name of a file in the folder where it was called', async () => {
    await addBrand('kept');
    const name = (await backup()).slice(backupsIn(folder).length + 1);
    await rm(dataIn(folder), { recursive: true });
    const { stdout, stderr, status } = restoreCommand(name);
    expect({ stdout, stderr, status }).toEqual({ stdout: `Restored ${name}.\n`, stderr: '', status: 0 });
    expect(await brandIds()).toEqual(['kept']);
  });

  test('is refused while a process owns the folder', async () => {
    await addBrand('kept');
    const file = await backup();
    await withDatabase(async () => {
      const { stderr, status } = restoreCommand(file);
      expect(stderr).toMatch(/^The data folder \S+ is in use by process \d+: stop that process.*\n$/);
      expect(status).toBe(1);
    });
  });

  test('changes nothing when the file is cut off or no backup', async () => {
    await addBrand('kept');
    const file = await backup();
    await truncate(file, 100_000);
    await expect(restoreBackup(folder, file)).rejects.toThrow('is no backup that can be restored');
    await writeFile(file, 'hello');
    await expect(restoreBackup(folder, file)).rejects.toThrow('nothing was changed');
    await expect(restoreBackup(folder, join(folder, 'missing'))).rejects.toThrow('ENOENT');
    expect(await brandIds()).toEqual(['kept']);
    expect(await readdir(folder)).toEqual(expect.not.arrayContaining(['unpacking', 'restored']));
  });

  test('is finished at the next start when it was killed between taking the old away and putting the new in place', async () => {
    await addBrand('restored');
    await rename(dataIn(folder), restoredIn(folder));
    expect(await brandIds()).toEqual(['restored']);
  });
});
