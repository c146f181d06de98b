import { collide, type DocumentStore, run } from './document-store';
import type { LeftChanges } from './kept-changes';
import { rebase } from './rebase';

/**
 * Puts changes that an earlier visit could not save on top of the document as it is now. They are one command, so
 * that they can be undone; where somebody changed the same places meanwhile, it becomes a collision like any other,
 * and what else is left waits for the next visit.
 * @returns whether there was anything to bring back.
 */
export function recoverChanges<Data extends object>(
  store: DocumentStore<Data>,
  left: LeftChanges<Data>[],
): boolean {
  const before = store.getState().data;
  for (const { base, data: mine, forget } of left) {
    const { collision, data } = store.getState();
    if (collision) break;
    const rebased = rebase(base.data, mine, data);
    if (rebased.collisions.length === 0) run(store, 'recover', () => rebased.data);
    else collide(store, store.getState().base, mine, rebased);
    forget();
  }
  const { collision, data } = store.getState();
  return collision !== null || data !== before;
}
