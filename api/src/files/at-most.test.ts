import { atMost } from './at-most';

const tick = () => new Promise((resolve) => setImmediate(resolve));

it('runs no more than so many at once, in the order they came, whether they fail or not', async () => {
  const inTurn = atMost(2);
  const started: number[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const all = [0, 1, 2, 3].map((n) =>
    inTurn(
      () =>
        new Promise<number>((resolve, reject) => {
          started.push(n);
          ends[n] = (error) => (error ? reject(error) : resolve(n));
        }),
    ),
  );
  await tick();
  expect(started).toEqual([0, 1]);
  const failed = expect(all[0]).rejects.toThrow('no');
  ends[0]?.(new Error('no'));
  await failed;
  await tick();
  expect(started).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await tick();
  ends[3]?.();
  expect(await Promise.all(all.slice(1))).toEqual([1, 2, 3]);
  expect(await inTurn(async () => 'free again')).toBe('free again');
});
