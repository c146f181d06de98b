import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestFolder } from '../testing/test-database';
import { openDatabase } from './open';
import { brands } from './schema';

const writerFile = fileURLToPath(new URL('../testing/acknowledged-writer.ts', import.meta.url));
const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

let folder: string;
const children = new Set<ChildProcess>();
beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function startWriter(prefix: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', writerFile, folder, prefix], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const acknowledged: string[] = [];
  let errors = '';
  const waiting = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (id) => {
    acknowledged.push(id);
    for (const check of waiting) check();
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', (code) => {
      children.delete(child);
      resolve(code);
      for (const check of waiting) check();
    });
    child.once('error', reject);
  });
  return {
    pid: child.pid,
    acknowledged,
    errors: () => errors,
    ended,
    kill: () => child.kill('SIGKILL'),
    /** Resolves when so many rows are acknowledged. */
    rows: (count: number) =>
      new Promise<void>((resolve, reject) => {
        const check = () => {
          if (acknowledged.length >= count) resolve();
          else if (child.exitCode !== null) reject(new Error(errors));
        };
        waiting.add(check);
        check();
      }),
  };
}

describe('PGlite on a data folder', () => {
  test('loses no acknowledged row when its process is killed while it writes', async () => {
    const acknowledged: string[] = [];
    for (const [round, rows] of [50, 200, 333].entries()) {
      const writer = startWriter(`round-${round}`);
      await writer.rows(rows);
      writer.kill();
      await writer.ended;
      acknowledged.push(...writer.acknowledged);
    }
    const database = await openDatabase({ folder });
    const kept = new Set((await database.db.select({ id: brands.id }).from(brands)).map((row) => row.id));
    await database.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(583);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });

  test('refuses a second process with one line, and lets the first go on', async () => {
    const first = startWriter('first');
    await first.rows(1);
    const second = startWriter('second');
    expect(await second.ended).toBe(1);
    expect(second.acknowledged).toEqual([]);
    expect(second.errors()).toBe(
      `The data folder ${folder} is in use by process ${first.pid}: stop that process, or set DATA_DIR to another folder.\n`,
    );
    await first.rows(first.acknowledged.length + 20);
    first.kill();
    await first.ended;
  });
});
