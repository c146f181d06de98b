// Loaded before a measured process's own code: it says what it uses when the benchmark that started it asks.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const everyMs = 5;
const loop = monitorEventLoopDelay({ resolution: everyMs });

const told = {
  /** Bytes that it keeps, once nothing is left that it only has not thrown away yet. */
  keptBytes() {
    globalThis.gc?.();
    const { arrayBuffers, external, heapUsed } = process.memoryUsage();
    return heapUsed + external + arrayBuffers;
  },
  /** Milliseconds of the processor since it started. */
  processorMs() {
    const { system, user } = process.cpuUsage();
    return (system + user) / 1000;
  },
  /** For how long nothing else had its turn at most, in milliseconds, since this was asked last. */
  longestStallMs() {
    const ms = Math.max(0, loop.max / 1e6 - everyMs);
    loop.reset();
    loop.enable();
    return ms;
  },
};

process.on('message', (asked) => {
  if (Object.hasOwn(told, asked)) process.send(told[asked]());
});
