import type { Document } from '@vitrine/shared/contract';
import { createDocumentStore, discard, run } from './document-store';
import { hearWhenFree, whenAnswered } from './hear-when-free';
import { typedPlaces } from './typed-places';

const first = { title: 'A', position: [0, 0, 0] };
const hers = { revision: 2, updatedBy: 'Mira' } as Document;

afterEach(() => typedPlaces.setState({ places: [] }));

test.each(['saving', 'offline'] as const)(
  'what arrives while a write has no answer waits for it: %s',
  (save) => {
    const store = createDocumentStore(1, first);
    const told: string[] = [];
    store.setState({ save, sent: first });
    whenAnswered(store, () => told.push('told'));
    hearWhenFree(store, hers, { ...first, title: 'hers' });
    expect([told, store.getState().data.title]).toEqual([[], 'A']);
    store.setState({ save: 'saved', sent: null });
    expect([told, store.getState().data.title]).toEqual([['told'], 'hers']);
  },
);

test('a number that is half typed stays until it is taken, and then is asked about', () => {
  const store = createDocumentStore(1, first);
  typedPlaces.setState({ places: [{ pointer: '/position/0' }] });
  hearWhenFree(store, hers, { ...first, position: [7, 0, 0] });
  expect(store.getState().data).toEqual(first);
  run(store, 'place', (data) => ({ ...data, position: [5, 0, 0] }));
  typedPlaces.setState({ places: [] });
  // Unsaved by now: the next save meets hers.
  expect(store.getState()).toMatchObject({ base: { revision: 1 }, data: { position: [5, 0, 0] } });
});

test('a half typed number holds up nothing but its own place', () => {
  const store = createDocumentStore(1, first);
  typedPlaces.setState({ places: [{ pointer: '/position/0' }] });
  hearWhenFree(store, hers, { ...first, position: [0, 0, 7] });
  expect(store.getState().data.position).toEqual([0, 0, 7]);
});

test.each([
  ['deleted again', (store: ReturnType<typeof written>) => run(store, 'title', () => first)],
  ['discarded', discard],
])('what meets an unsaved place comes in once that is %s', (_, giveUp) => {
  const store = written();
  hearWhenFree(store, hers, { ...first, title: 'hers' });
  expect(store.getState()).toMatchObject({ base: { revision: 1 }, data: { title: 'mine' } });
  giveUp(store);
  expect(store.getState()).toMatchObject({ base: { revision: 2 }, data: { title: 'hers' } });
});

function written() {
  const store = createDocumentStore(1, first);
  run(store, 'title', (data) => ({ ...data, title: 'mine' }));
  return store;
}

test('what is given up is not taken in later', () => {
  const store = createDocumentStore(1, first);
  store.setState({ save: 'saving', sent: first });
  hearWhenFree(store, hers, { ...first, title: 'hers' })();
  store.setState({ save: 'saved', sent: null });
  expect(store.getState().data).toEqual(first);
});
