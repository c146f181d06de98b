import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DatabaseStartError } from './database-start-error';
import { lockFolder } from './folder-lock';
import { ownIdentity, type ProcessIdentity } from './process-identity';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ownedBy = (owner: ProcessIdentity) =>
  writeFile(join(folder, 'owner-1.json'), JSON.stringify({ owner }));

/** A process of another program that lives until it is killed. */
function stranger(): { pid: number; kill: () => Promise<void> } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    pid: child.pid ?? 0,
    kill: () => {
      child.kill('SIGKILL');
      return gone;
    },
  };
}

describe('The lock of a data folder', () => {
  test('refuses a second owner with one line that names the first', async () => {
    const lock = await lockFolder(folder);
    const refusal = lockFolder(folder);
    await expect(refusal).rejects.toThrow(DatabaseStartError);
    await expect(refusal).rejects.toThrow(
      `The data folder ${folder} is in use by process ${process.pid}: stop that process, or set DATA_DIR to another folder.`,
    );
    await lock.release();
  });

  test('can be taken once it is released, and leaves one file', async () => {
    for (let round = 0; round < 3; round += 1) await (await lockFolder(folder)).release();
    await expect(readdir(folder)).resolves.toEqual(['owner-3.json']);
  });

  test('is taken from a process that is gone', async () => {
    const other = stranger();
    await other.kill();
    await ownedBy({ ...ownIdentity(), pid: other.pid });
    await (await lockFolder(folder)).release();
  });

  test('is taken from a process whose number another one has now', async () => {
    const other = stranger();
    await ownedBy({ ...ownIdentity(), pid: other.pid, started: '1' });
    const lock = await lockFolder(folder);
    await lock.release();
    await other.kill();
  });

  test('is not taken by number alone from a living process whose start is not known', async () => {
    const other = stranger();
    await ownedBy({ ...ownIdentity(), pid: other.pid, started: null });
    await expect(lockFolder(folder)).rejects.toThrow(`process ${other.pid}`);
    await other.kill();
  });

  test('is taken after the machine started again, but not from another machine or container', async () => {
    await ownedBy({ ...ownIdentity(), host: 'elsewhere', boot: 'another' });
    await expect(lockFolder(folder)).rejects.toThrow('on elsewhere, which cannot be seen from here');
    await ownedBy({ ...ownIdentity(), pidNamespace: 'another' });
    await expect(lockFolder(folder)).rejects.toThrow('cannot be seen from here');
    await ownedBy({ ...ownIdentity(), boot: 'another' });
    await (await lockFolder(folder)).release();
  });

  test('is taken when a power cut left an empty file', async () => {
    await writeFile(join(folder, 'owner-7.json'), '');
    await (await lockFolder(folder)).release();
    await expect(readdir(folder)).resolves.toEqual(['owner-8.json']);
  });

  test('goes to exactly one of many that start at once', async () => {
    await ownedBy({ ...ownIdentity(), pid: 2 ** 22 + 1 });
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    const owners = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(owners).toHaveLength(1);
    await owners[0]?.release();
  });
});
