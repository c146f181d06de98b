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

describe('works of several owners', () => {
  const begin = (inTurn: ReturnType<typeof atMost>) => {
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    const run = (name: string, owner: string) =>
      inTurn(
        () =>
          new Promise<void>((resolve) => {
            started.push(name);
            ends.set(name, resolve);
          }),
        owner,
      );
    return { started, ends, run };
  };

  it('take turns, however many one of them brings', async () => {
    const { ends, run, started } = begin(atMost(1));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run(name, 'a');
    for (const name of ['b1', 'b2']) void run(name, 'b');
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) {
      await tick();
      ends.get(name)?.();
    }
    await tick();
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('leave each other a place where one may have so many', async () => {
    const { ends, run, started } = begin(atMost(3, 2));
    for (const name of ['a1', 'a2', 'a3']) void run(name, 'a');
    await tick();
    expect(started).toEqual(['a1', 'a2']);
    void run('b1', 'b');
    void run('b2', 'b');
    await tick();
    expect(started).toEqual(['a1', 'a2', 'b1']);
    ends.get('b1')?.();
    await tick();
    expect(started).toEqual(['a1', 'a2', 'b1', 'b2']);
    ends.get('a2')?.();
    await tick();
    expect(started.at(-1)).toBe('a3');
  });
});
