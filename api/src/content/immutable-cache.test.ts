import { expect, test } from '@jest/globals';
import { immutableCache } from './immutable-cache';

function reader(maxBytes: number) {
  const loads: string[] = [];
  const read = immutableCache(maxBytes);
  return {
    loads,
    read: async (key: string, content: string | null = key) =>
      (
        await read(key, async () => {
          loads.push(key);
          return content;
        })
      )?.toString() ?? null,
  };
}

test('What was read once is not read again', async () => {
  const { loads, read } = reader(100);
  expect([await read('a'), await read('a')]).toEqual(['a', 'a']);
  expect(loads).toEqual(['a']);
});

test('What has not been asked for longest goes first, and room is counted in bytes', async () => {
  const { loads, read } = reader(10);
  for (const key of ['aaaa', 'bbbb', 'aaaa', 'ççç', 'aaaa', 'bbbb']) await read(key);
  expect(loads).toEqual(['aaaa', 'bbbb', 'ççç', 'bbbb']);
});

test('What is larger than all the room is answered, and nothing else goes for it', async () => {
  const { loads, read } = reader(4);
  for (const key of ['aaaa', 'bbbbb', 'aaaa', 'bbbbb']) expect(await read(key)).toBe(key);
  expect(loads).toEqual(['aaaa', 'bbbbb', 'bbbbb']);
});

test('What is not there yet is looked for again', async () => {
  const { loads, read } = reader(100);
  expect(await read('a', null)).toBeNull();
  expect(await read('a')).toBe('a');
  expect(loads).toEqual(['a', 'a']);
});

test('What is read twice at the same time counts once', async () => {
  const { loads, read } = reader(8);
  await Promise.all([read('aaaa'), read('aaaa')]);
  await read('bbbb');
  await read('aaaa');
  expect(loads).toEqual(['aaaa', 'aaaa', 'bbbb']);
});
