import { at, changed, changesBetween } from './changes';
import type { DocumentStore } from './document-state';
import { collide, run } from './document-store';
import type { LeftChanges } from './kept-changes';
import { rebase } from './rebase';

/**
 * Puts changes that an earlier visit could not save on top of the document as it is now. They are one command, so
 * that they can be undone; where somebody changed the same places meanwhile, it becomes a collision like any other,
 * and what else is left waits for the next visit.
 * @param authorSince who alone wrote what is new since a revision; null for several people.
 * @returns whether there was anything to bring back.
 */
export async function recoverChanges<Data extends object>(
  store: DocumentStore<Data>,
  left: LeftChanges<Data>[],
  authorSince: (revision: number) => Promise<string | null>,
): Promise<boolean> {
  const before = store.getState().data;
  for (const { base, data: mine, sent, forget } of left) {
    const { base: now, collision, data } = store.getState();
    if (collision) break;
    const rebased = rebase(sent ? withTaken(base.data, sent, data) : base.data, mine, data);
    if (rebased.collisions.length === 0) run(store, 'recover', () => rebased.data);
    else collide(store, { ...now, by: await authorSince(base.revision) }, mine, rebased);
    forget();
  }
  const { collision, data } = store.getState();
  return collision !== null || data !== before;
}

/** Where the document says what was sent, the server took it, although its answer was lost: that is no colleague's. */
const withTaken = <Data extends object>(base: Data, sent: Data, now: Data): Data =>
  changed(
    base,
    changesBetween(base, sent).filter(
      ({ path, value }) => JSON.stringify(at(now, path) ?? null) === JSON.stringify(value),
    ),
  );
