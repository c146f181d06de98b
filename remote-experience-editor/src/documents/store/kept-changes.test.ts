import 'fake-indexeddb/auto';
import type { DocumentStore } from './document-state';
import { createDocumentStore, run } from './document-store';
import { keepWhileUnsaved, readLeftChanges } from './kept-changes';
import { recoverChanges } from './recover-changes';

interface Poll {
  title: string;
  note: string;
}
const atFirst: Poll = { title: 'Wood', note: '' };
const titled = (title: string) => (poll: Poll) => ({ ...poll, title });
const nobody = () => Promise.resolve(null);
const ada = { uid: 'ada', documentId: 'poll1' };

let stop: () => void;
afterEach(() => stop());

/** A tab in which somebody types and that is gone before the server took it. */
async function aTabThatDied(change: (poll: Poll) => Poll, sent: Poll | null = null): Promise<void> {
  const store = createDocumentStore(3, atFirst);
  await jest.isolateModulesAsync(async () => {
    const other = await import('./kept-changes');
    const leave = other.keepWhileUnsaved(store, ada);
    run(store, 'type', change);
    store.setState({ save: 'offline', sent });
    leave();
  });
  await readLeftChanges(ada);
}

describe('changes that were not saved', () => {
  let store: DocumentStore<Poll>;
  beforeEach(() => {
    store = createDocumentStore(4, { ...atFirst, note: 'From a colleague' });
    stop = keepWhileUnsaved(store, ada);
  });

  it('come back on top of what colleagues changed elsewhere, and can be undone', async () => {
    await aTabThatDied(titled('Timber'));
    expect(await recoverChanges(store, (await readLeftChanges(ada)) as never, nobody)).toBe(true);
    expect(store.getState().data).toEqual({ title: 'Timber', note: 'From a colleague' });
    expect(store.getState().past).toHaveLength(1);
    expect(await readLeftChanges(ada)).toEqual([]);
  });

  it('are a collision where a colleague changed the same', async () => {
    await aTabThatDied((poll) => ({ ...poll, note: 'Mine' }));
    expect(await recoverChanges(store, (await readLeftChanges(ada)) as never, nobody)).toBe(true);
    expect(store.getState()).toMatchObject({
      save: 'collision',
      collision: { theirs: { revision: 4 }, collisions: [{ mine: { value: 'Mine' } }] },
    });
  });

  it('meet nobody where the server has a part of them, although its answer was lost', async () => {
    await aTabThatDied((poll) => ({ ...poll, note: 'From a colleague, and me' }), {
      ...atFirst,
      note: 'From a colleague',
    });
    expect(await recoverChanges(store, (await readLeftChanges(ada)) as never, nobody)).toBe(true);
    expect(store.getState()).toMatchObject({ collision: null, data: { note: 'From a colleague, and me' } });
  });

  it('meet whoever wrote since they were made', async () => {
    await aTabThatDied((poll) => ({ ...poll, note: 'Mine' }));
    const authorSince = async (revision: number) => (revision === 3 ? 'Cara' : null);
    await recoverChanges(store, (await readLeftChanges(ada)) as never, authorSince);
    expect(store.getState().collision?.theirs.by).toBe('Cara');
  });

  it('are nobody else’s', async () => {
    await aTabThatDied(titled('Timber'));
    expect(await readLeftChanges({ ...ada, uid: 'grace' })).toEqual([]);
    for (const { forget } of await readLeftChanges(ada)) forget();
  });

  it('are forgotten once the server has them', async () => {
    run(store, 'type', titled('Timber'));
    store.setState({ save: 'waiting' });
    window.dispatchEvent(new Event('pagehide'));
    store.setState({ save: 'saved' });
    expect(await readLeftChanges(ada)).toEqual([]);
    expect(await recoverChanges(store, [], nobody)).toBe(false);
  });
});
