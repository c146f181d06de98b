import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTestFolder } from '../testing/test-database';
import { backupsIn, exists, makeDataFolder } from './data-folder';
import { openDatabase } from './open';
import { noteSocketFolder, removeStaleFiles } from './stale-files';

const writer = fileURLToPath(new URL('../testing/acknowledged-writer.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('The next owner removes what one left that was killed', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder, 'a'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
  const { socketFolder } = JSON.parse(await readFile(join(folder, 'socket.json'), 'utf8'));
  await writeFile(join(backupsIn(folder), '2026-01-01T00-00-00-000Z.tar.gz.partial'), 'half');
  await writeFile(join(backupsIn(folder), '2026-01-01T00-00-00-000Z.tar.gz'), 'whole');
  expect(await exists(socketFolder)).toBe(true);

  const database = await openDatabase({ folder });
  expect(await exists(socketFolder)).toBe(false);
  expect(await readdir(backupsIn(folder))).toEqual(['2026-01-01T00-00-00-000Z.tar.gz']);
  await database.close();
});

test('A socket whose process lives stays, also when its folder was copied', async () => {
  await makeDataFolder(folder);
  const socketFolder = await mkdtemp(join(tmpdir(), 'vitrine-db-'));
  await noteSocketFolder(folder, socketFolder);
  await removeStaleFiles(folder);
  expect(await exists(socketFolder)).toBe(true);
  await rm(socketFolder, { recursive: true });
});
