import type { ChildProcess } from 'node:child_process';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Reader } from './reader';

const readers: Reader[] = [];
const start = () => {
  const reader = new Reader();
  readers.push(reader);
  return reader;
};
afterEach(() => {
  for (const reader of readers.splice(0)) reader.kill();
});

const pidOf = (reader: Reader) => Number((reader as unknown as { child: ChildProcess }).child.pid);

const tooMuch = { name: 'Unreadable', reason: { sentence: { name: 'reading.tooMuch' } } };

describe('A reader', () => {
  test('does one task after the other', async () => {
    const reader = start();
    const read = (text: string) => reader.call('storesIn', [{ text }]);
    expect(await read('Name\nBerlin\n')).toMatchObject({ rows: [{ line: 2, cells: { name: 'Berlin' } }] });
    await expect(read('')).rejects.toMatchObject({ reason: { sentence: { name: 'stores.none' } } });
    expect(await read('Name\nParis\n')).toMatchObject({ rows: [{ line: 2, cells: { name: 'Paris' } }] });
    expect(reader.isAlive).toBe(true);
  });

  test('is killed when a task takes too long, which is the file’s fault', async () => {
    const reader = start();
    await expect(reader.call('storesIn', [{ text: 'Name\nBerlin\n' }], 1)).rejects.toMatchObject(tooMuch);
    expect(reader.isAlive).toBe(false);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('outlives %s to all processes of its group', async (signal) => {
    const reader = start();
    const read = () => reader.call('storesIn', [{ text: 'Name\nBerlin\n' }]);
    await read();
    process.kill(pidOf(reader), signal);
    expect(await read()).toMatchObject({ rows: [{ line: 2 }] });
  });

  test('that such a signal ends while it starts says nothing against its file', async () => {
    const reader = start();
    const answer = reader.call('storesIn', [{ text: 'Name\nBerlin\n' }]);
    process.kill(pidOf(reader), 'SIGTERM');
    await expect(answer).rejects.toThrow('A reader ended');
  });

  test('says what failed where it is nobody’s file', async () => {
    const reader = start();
    const failure = reader.call('openTexts', ['/nowhere']);
    await expect(failure).rejects.toThrow(/ENOENT/);
    await expect(failure).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
  });
});
