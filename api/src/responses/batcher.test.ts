import { Batcher, BatcherFull, type BatchFailure } from './batcher';

const tick = () => new Promise((resolve) => setImmediate(resolve));

function doubling(options: { maxSize?: number; maxWaiting?: number } = {}) {
  const batches: number[][] = [];
  const gates: (() => void)[] = [];
  const batcher = new Batcher<number, number>({
    maxSize: 100,
    maxWaiting: 1000,
    failureOf: () => 'give-up',
    ...options,
    run: async (items) => {
      batches.push(items);
      await new Promise<void>((open) => gates.push(open));
      return items.map((item) => item * 2);
    },
  });
  return { batcher, batches, open: () => gates.shift()?.() };
}

test('what is submitted in one tick is one batch, and each gets its own result', async () => {
  const { batcher, batches, open } = doubling();
  const results = Promise.all([batcher.submit(1), batcher.submit(2), batcher.submit(3)]);
  await tick();
  open();
  expect(await results).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2, 3]]);
});

test('what comes while a batch is in flight waits for the next one, which is limited in size', async () => {
  const { batcher, batches, open } = doubling({ maxSize: 2 });
  const results = [batcher.submit(1)];
  await tick();
  results.push(batcher.submit(2), batcher.submit(3), batcher.submit(4));
  await tick();
  expect(batches).toEqual([[1]]);
  for (let n = 0; n < 3; n++) {
    open();
    await tick();
    await tick();
  }
  expect(await Promise.all(results)).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});

test('when too much waits, the next is refused', async () => {
  const { batcher, open } = doubling({ maxWaiting: 1 });
  const first = batcher.submit(1);
  await expect(batcher.submit(2)).rejects.toBeInstanceOf(BatcherFull);
  await tick();
  open();
  expect(await first).toBe(2);
});

function failing(failure: BatchFailure, fails: (items: number[], attempt: number) => boolean) {
  let attempt = 0;
  return new Batcher<number, number>({
    maxSize: 100,
    maxWaiting: 1000,
    failureOf: () => failure,
    run: async (items) => {
      attempt += 1;
      if (fails(items, attempt)) throw new Error(`failed: ${items}`);
      return items;
    },
  });
}

test('one item that cannot be written does not fail its neighbours', async () => {
  const batcher = failing('divide', (items) => items.includes(5));
  const settled = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7, 8].map((item) => batcher.submit(item)));
  expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
    true,
    true,
  ]);
});

test('a passing failure is tried again, a lasting one is told to everybody after a few attempts', async () => {
  const passing = failing('again', (_, attempt) => attempt < 3);
  expect(await Promise.all([passing.submit(1), passing.submit(2)])).toEqual([1, 2]);
  const lasting = failing('again', () => true);
  const settled = await Promise.allSettled([lasting.submit(1), lasting.submit(2)]);
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
});
