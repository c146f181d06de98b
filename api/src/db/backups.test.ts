import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { startBackups, writeBackup } from './backups';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-backups-'));
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

/** Writes its own number into the file. */
function numberedDump() {
  let count = 0;
  return async (file: string) => {
    count += 1;
    await writeFile(file, String(count));
  };
}

describe('Backups', () => {
  test('keep the newest, and nothing but backups is removed', async () => {
    await writeFile(join(folder, 'notes.txt'), 'mine');
    const dump = numberedDump();
    const files: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.UTC(2026, 0, 1, i) });
      files.push(await writeBackup(folder, 2, dump));
    }
    expect((await readdir(folder)).sort()).toEqual([
      '2026-01-01T02-00-00-000Z.tar.gz',
      '2026-01-01T03-00-00-000Z.tar.gz',
      'notes.txt',
    ]);
    expect(await readFile(files[3] ?? '', 'utf8')).toBe('4');
  });

  test('begin 30 seconds after the start and go on at their interval, also after a failure', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'], now: Date.UTC(2026, 0, 1) });
    const times: string[] = [];
    const errors: string[] = [];
    const backups = await startBackups(
      folder,
      { everyMinutes: 10, keep: 3, onError: (error) => errors.push(error.message) },
      async (file) => {
        times.push(new Date().toISOString().slice(11, 19));
        if (times.length === 2) throw new Error('no space left');
        await writeFile(file, '');
      },
    );
    await jest.advanceTimersByTimeAsync(29_000);
    expect(times).toEqual([]);
    await jest.advanceTimersByTimeAsync(21 * 60_000);
    expect(times).toEqual(['00:00:30', '00:10:30', '00:20:30']);
    await backups.stop();
    expect(errors).toEqual(['no space left']);
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    expect(times).toHaveLength(3);
  });

  test('of a process that is started again and again do not crowd out the older ones', async () => {
    await writeBackup(folder, 3, numberedDump());
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    let dumps = 0;
    const plan = { everyMinutes: 10, keep: 3, onError: () => undefined };
    const backups = await startBackups(folder, plan, async () => {
      dumps += 1;
    });
    await jest.advanceTimersByTimeAsync(9 * 60_000);
    expect(dumps).toBe(0);
    await jest.advanceTimersByTimeAsync(2 * 60_000);
    expect(dumps).toBe(1);
    await backups.stop();
  });
});
