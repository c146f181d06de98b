import { execFile } from 'node:child_process';
import { watchMemory } from './memory-watch';

interface CheckProcess {
  /** Path of its script, which prints its answer. */
  script: string;
  args: string[];
  heapMiB: number;
  /** Of all that it holds, buffers outside of its heap included. */
  memoryBytes: number;
  killAfterMs: number;
  /** What it may print. */
  answerBytes: number;
}

/** It was killed: it took too much time or memory. */
export class CheckKilled extends Error {}

/**
 * Runs a check of what people upload in a process that is killed above its limits, with an empty environment.
 * @returns what it printed.
 * @throws (rejects) CheckKilled, or an Error where it failed by itself.
 */
export function runCheck({ script, args, heapMiB, memoryBytes, ...limits }: CheckProcess): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [`--max-old-space-size=${heapMiB}`, script, ...args],
      {
        timeout: limits.killAfterMs,
        killSignal: 'SIGKILL',
        env: {},
        maxBuffer: limits.answerBytes,
        encoding: 'buffer',
      },
      (error, stdout) => {
        stopWatching();
        if (!error) resolve(stdout);
        else if (error.killed || error.signal || child.killed)
          reject(new CheckKilled('The check took too much time or memory'));
        else reject(new Error('The check failed', { cause: error }));
      },
    );
    const stopWatching = watchMemory(child, memoryBytes);
  });
}
