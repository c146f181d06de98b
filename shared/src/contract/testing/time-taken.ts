/** What a first run takes beside its work, to be sure. */
const leastMs = 25;

async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { system, user } = process.cpuUsage(before);
  return (system + user) / 1000;
}

/**
 * How often as long, in time on the processor, something takes with eight times as much: about eight times where it is
 * linear, 64 times where it takes the square. Times too short to compare count as `leastMs`, so that what takes next to
 * nothing has next to no ratio.
 */
export async function ratioForEightfold(work: (size: number) => unknown, size: number): Promise<number> {
  const once = Math.max(leastMs, await cpuMs(() => work(size)));
  return (await cpuMs(() => work(8 * size))) / once;
}

/** Above what is linear, whatever else the machine does; well below the square. */
export const mostForLinear = 24;
