import { once } from 'node:events';
import { spawnNode } from './bench-server';
import type { Delivery, Watching } from './watchers-process';

/**
 * Visitors who watch, in a process of their own; settles once each has its first snapshot.
 * @returns a function that ends them and tells what came since.
 */
export async function startWatchers(watching: Watching): Promise<() => Promise<Delivery[]>> {
  const child = spawnNode('./watchers-process.ts', {});
  child.send(watching);
  await once(child, 'message');
  return async () => {
    const answer = once(child, 'message');
    child.send('tell');
    return (await answer)[0] as Delivery[];
  };
}
