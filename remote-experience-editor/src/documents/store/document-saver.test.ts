import type { Document } from '@vitrine/shared/contract';
import { ApiError } from '@vitrine/shared/ui';
import { type DocumentSaver, startSaving } from './document-saver';
import type { DocumentStore } from './document-state';
import { createDocumentStore, run, undo } from './document-store';
import { hearWhenFree } from './hear-when-free';
import { type MergePatch, patched } from './merge-patch';
import { typedPlaces } from './typed-places';

interface Scene {
  title: string;
  objects: Record<string, { x: number }>;
}
const start: Scene = { title: 'Showroom', objects: { table: { x: 0 }, chair: { x: 0 } } };

/** The API's side of one document, in memory: revisions, If-Match, the same key answering the first result. */
class Server {
  revision = 1;
  data: Scene = structuredClone(start);
  reachable = true;
  losesAnswers = false;
  refuses = (_patch: MergePatch) => false;
  private by: string | null = null;
  readonly writes: MergePatch[] = [];
  private readonly answered = new Map<string, Document>();

  document(): Document {
    return {
      id: '2222222222222222',
      owner: { kind: 'brand' },
      area: 'scenes',
      order: 'a0',
      baseLanguage: 'en',
      revision: this.revision,
      status: 'draft',
      data: { ...structuredClone(this.data) },
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
      updatedBy: this.by,
      archivedAt: null,
    };
  }

  change(change: (data: Scene) => Scene, by: string | null = null): void {
    this.data = change(this.data);
    this.revision += 1;
    this.by = by;
  }

  readonly send = async (patch: MergePatch, revision: number, key: string): Promise<Document> => {
    if (!this.reachable) throw new ApiError('No answer', null, null);
    const known = this.answered.get(key);
    if (known) return known;
    if (revision !== this.revision) throw this.stale();
    if (this.refuses(patch)) throw new ApiError('Too long', 422, null);
    this.writes.push(patch);
    this.change((data) => patched(data, patch));
    const answer = this.document();
    this.answered.set(key, answer);
    if (this.losesAnswers) throw new ApiError('No answer', null, null);
    return answer;
  };

  readonly authorSince = async ({ revision, updatedBy }: Document, since: number) =>
    revision === since + 1 ? updatedBy : null;

  private stale() {
    const problem = { type: 'stale', title: 'Stale', status: 412, code: 'stale', message: 'Stale' };
    return new ApiError('Stale', 412, { ...problem, current: this.document() });
  }
}

const parse = ({ data }: Document): Scene =>
  structuredClone({ title: String(data.title), objects: data.objects as Scene['objects'] });
const move = (object: string, x: number) => (data: Scene) => ({
  ...data,
  objects: { ...data.objects, [object]: { x } },
});

describe('saving by itself', () => {
  let server: Server;
  let store: DocumentStore<Scene>;
  let saver: DocumentSaver;
  const refusals: unknown[] = [];
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  beforeEach(() => {
    jest.useFakeTimers();
    refusals.length = 0;
    server = new Server();
    store = createDocumentStore(1, structuredClone(start));
    saver = startSaving({
      store,
      send: server.send,
      authorSince: server.authorSince,
      parse,
      onRefused: (error) => refusals.push(error),
      onSaved: () => undefined,
    });
  });
  afterEach(() => {
    saver.stop();
    typedPlaces.setState({ places: [] });
    jest.useRealTimers();
  });

  it('waits 800 ms after the last change, then sends only what changed', async () => {
    run(store, 'move:table', move('table', 1));
    await pass(500);
    run(store, 'move:table', move('table', 2));
    await pass(799);
    expect(server.writes).toEqual([]);
    expect(store.getState().save).toBe('waiting');
    await pass(1);
    expect(server.writes).toEqual([{ objects: { table: { x: 2 } } }]);
    expect(store.getState()).toMatchObject({ save: 'saved', unsaved: 0, base: { revision: 2 } });
  });

  it('sends what was changed during a request after it, not beside it', async () => {
    run(store, 'move:table', move('table', 1));
    saver.flush();
    run(store, 'move:chair', move('chair', 7));
    await pass(2_000);
    expect(server.writes).toEqual([{ objects: { table: { x: 1 } } }, { objects: { chair: { x: 7 } } }]);
    expect(store.getState().save).toBe('saved');
  });

  it('takes in what someone else changed elsewhere, without a word', async () => {
    server.change(move('chair', 9));
    run(store, 'move:table', move('table', 1));
    await pass(3_000);
    expect(server.data.objects).toEqual({ table: { x: 1 }, chair: { x: 9 } });
    expect(store.getState()).toMatchObject({ save: 'saved', data: server.data, collision: null });
  });

  it('undoes my command and leaves theirs', async () => {
    server.change(move('chair', 9));
    run(store, 'move:table', move('table', 1));
    await pass(3_000);
    undo(store);
    await pass(3_000);
    expect(server.data.objects).toEqual({ table: { x: 0 }, chair: { x: 9 } });
  });

  it('asks when someone else changed the same place, and does as told', async () => {
    server.change(move('table', 9));
    run(store, 'move:table', move('table', 1));
    await pass(3_000);
    expect(store.getState().save).toBe('collision');
    expect(server.writes).toEqual([]);
    saver.settle(['mine']);
    await pass(3_000);
    expect(server.data.objects.table).toEqual({ x: 1 });
    expect(store.getState()).toMatchObject({ save: 'saved', collision: null });
  });

  it('takes theirs when told so', async () => {
    server.change(move('table', 9));
    run(store, 'move:table', move('table', 1));
    run(store, 'title', (data) => ({ ...data, title: 'Hall' }));
    await pass(3_000);
    saver.settle(['theirs']);
    await pass(3_000);
    expect(server.data).toEqual({ title: 'Hall', objects: { table: { x: 9 }, chair: { x: 0 } } });
    expect(store.getState().data).toEqual(server.data);
  });

  it('keeps changes while offline, counts them, and sends them when the browser is back', async () => {
    server.reachable = false;
    run(store, 'move:table', move('table', 1));
    await pass(1_000);
    run(store, 'move:chair', move('chair', 2));
    await pass(1_000);
    expect(store.getState()).toMatchObject({ save: 'offline', unsaved: 2 });
    server.reachable = true;
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(server.data.objects).toEqual({ table: { x: 1 }, chair: { x: 2 } });
    expect(store.getState()).toMatchObject({ save: 'saved', unsaved: 0 });
  });

  it('is not confused by an answer that got lost', async () => {
    server.losesAnswers = true;
    run(store, 'move:table', move('table', 1));
    await pass(1_000);
    expect(store.getState().save).toBe('offline');
    server.losesAnswers = false;
    await pass(5_000);
    expect(server.writes).toHaveLength(1);
    expect(store.getState()).toMatchObject({ save: 'saved', base: { revision: 2 } });
  });

  it('sends again what has no answer as it was, and only then what was changed since: nobody met themselves', async () => {
    server.losesAnswers = true;
    run(store, 'title', (data) => ({ ...data, title: 'ab' }));
    await pass(1_000);
    server.losesAnswers = false;
    run(store, 'title', (data) => ({ ...data, title: 'abc' }));
    await pass(5_000);
    expect(server.writes).toEqual([{ title: 'ab' }, { title: 'abc' }]);
    expect(store.getState()).toMatchObject({ save: 'saved', data: { title: 'abc' }, collision: null });
  });

  it('never hears its own write as a colleague’s while that has no answer', async () => {
    server.losesAnswers = true;
    run(store, 'title', (data) => ({ ...data, title: 'mine' }));
    await pass(1_000);
    hearWhenFree(store, server.document(), parse(server.document()));
    expect(store.getState()).toMatchObject({ base: { revision: 1 }, othersChanges: null });
    server.losesAnswers = false;
    await pass(5_000);
    expect(store.getState()).toMatchObject({ save: 'saved', base: { revision: 2 }, othersChanges: null });
    expect(undo(store)).toBeNull();
    expect(store.getState().data.title).toBe('Showroom');
  });

  it('sends what was changed since a write that is refused', async () => {
    server.refuses = ({ title }) => title === 'too long';
    run(store, 'title', (data) => ({ ...data, title: 'too long' }));
    saver.flush();
    run(store, 'title', (data) => ({ ...data, title: 'short' }));
    await pass(2_000);
    expect(server.writes).toEqual([{ title: 'short' }]);
    expect(store.getState().save).toBe('saved');
  });

  it('asks before it sends what was typed where a colleague’s text came in meanwhile', async () => {
    run(store, 'move:table', move('table', 1));
    typedPlaces.setState({ places: [{ pointer: '/title' }] });
    server.change((data) => ({ ...data, title: 'Hall' }), 'Mira');
    await pass(3_000);
    expect(store.getState()).toMatchObject({ save: 'saved', data: { title: 'Hall' } });
    run(store, 'title', (data) => ({ ...data, title: 'Showroom 2' }));
    typedPlaces.setState({ places: [] });
    await pass(3_000);
    expect(server.data.title).toBe('Hall');
    expect(store.getState().collision).toMatchObject({
      theirs: { by: 'Mira' },
      collisions: [{ mine: { value: 'Showroom 2' }, theirs: { path: ['title'], value: 'Hall' } }],
    });
    saver.settle(['mine']);
    await pass(3_000);
    expect(server.data.title).toBe('Showroom 2');
    undo(store);
    expect(store.getState().data.title).toBe('Hall');
  });

  it('asks about nothing that was typed and given up', async () => {
    run(store, 'move:table', move('table', 1));
    typedPlaces.setState({ places: [{ pointer: '/title' }] });
    server.change((data) => ({ ...data, title: 'Hall' }), 'Mira');
    await pass(3_000);
    typedPlaces.setState({ places: [] });
    run(store, 'title', (data) => ({ ...data, title: 'Hall 2' }));
    await pass(3_000);
    expect(server.data.title).toBe('Hall 2');
    expect(store.getState().collision).toBeNull();
  });

  it('says when the server refuses, and keeps what was done', async () => {
    saver.stop();
    saver = startSaving({
      store,
      send: async () => {
        throw new ApiError('Too many objects', 422, null);
      },
      authorSince: server.authorSince,
      parse,
      onRefused: (error) => refusals.push(error),
      onSaved: () => undefined,
    });
    run(store, 'move:table', move('table', 1));
    await pass(1_000);
    expect(refusals).toHaveLength(1);
    expect(store.getState()).toMatchObject({ save: 'refused', data: { objects: { table: { x: 1 } } } });
  });
});
