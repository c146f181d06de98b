import { setImmediate as afterRealTasks } from 'node:timers/promises';

export interface GoogleCall {
  url: string;
  /** Fake clock's time, milliseconds after the test's start. */
  at: number;
}

/**
 * Plays Google's side of the wire, and nothing else: the SDK under test is the installed one. Needs jest's fake
 * timers. @returns every call so far, in order.
 */
export function playGoogle(
  answer: (url: string, callNumber: number) => Response | Promise<Response>,
): GoogleCall[] {
  const start = Date.now();
  const calls: GoogleCall[] = [];
  globalThis.fetch = async (input) => {
    const url = String(input);
    calls.push({ url, at: Date.now() - start });
    return answer(url, calls.length);
  };
  return calls;
}

/** Lets the fake clock run, then everything finish that does not wait for the clock (the database, promises). */
export async function elapse(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  for (let round = 0; round < 50; round += 1) {
    await afterRealTasks();
    await jest.advanceTimersByTimeAsync(0);
  }
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
