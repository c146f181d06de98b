import { briefCache } from './brief-cache';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A cache for 5 s of reads that end when they are told to. */
function slowReads() {
  const reads: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const read = jest.fn(() => new Promise<string>((resolve, reject) => reads.push({ resolve, reject })));
  return { reads, read, cached: briefCache(read, 5_000) };
}
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('what takes longer to read than it is kept is read once, by everybody who asks meanwhile', async () => {
  const { cached, read, reads } = slowReads();
  const first = cached('oak');
  await later(60_000);
  const second = cached('oak');
  expect(read).toHaveBeenCalledTimes(1);
  reads[0]?.resolve('counted');
  expect(await Promise.all([first, second])).toEqual(['counted', 'counted']);
});

it('an answer is used from when it came, for as long as it is kept', async () => {
  const { cached, read, reads } = slowReads();
  const first = cached('oak');
  await later(60_000);
  reads[0]?.resolve('counted');
  await first;
  await later(4_999);
  expect(await cached('oak')).toBe('counted');
  expect(read).toHaveBeenCalledTimes(1);
  await later(1);
  void cached('oak');
  expect(read).toHaveBeenCalledTimes(2);
});

it('what could not be read is read again', async () => {
  const { cached, read, reads } = slowReads();
  const first = cached('oak');
  reads[0]?.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  void cached('oak');
  expect(read).toHaveBeenCalledTimes(2);
});
