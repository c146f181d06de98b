/**
 * Runs in a process of its own, which may be killed (see reader.ts): does one task of `tasks.ts` after the other, as
 * they are asked for. It knows no database, no secrets and no addresses.
 */
import { Worker } from 'node:worker_threads';
import { Unreadable } from '../content/imports/unreadable';
import type { ReaderAnswer, ReaderQuestion } from './reader';
import { tasks } from './tasks';

/** Also in the middle of a task that never ends: a thread of its own sees that nobody waits any more. */
const watch = `const { ppid } = process;
setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGKILL'), 1000);`;
new Worker(watch, { eval: true }).unref();
process.on('disconnect', () => process.exit(0));

process.on('message', async ({ args, name }: ReaderQuestion) => {
  const task = tasks[name] as (...given: unknown[]) => unknown;
  process.send?.(await answerOf(task, args));
});

async function answerOf(task: (...given: unknown[]) => unknown, args: unknown[]): Promise<ReaderAnswer> {
  try {
    return { value: await task(...args) };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.reason };
    if (error instanceof RangeError) return { tooMuch: true };
    if (!(error instanceof Error)) return { failure: String(error) };
    const { code, message, stack, syscall } = error as NodeJS.ErrnoException;
    return { failure: stack ?? message, code, syscall };
  }
}
