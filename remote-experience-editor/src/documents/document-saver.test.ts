import type { Document } from '@vitrine/shared/contract';
import { ApiError } from '@vitrine/shared/ui';
import { type DocumentSaver, startSaving } from './document-saver';
import { createDocumentStore, type DocumentStore, run, undo } from './document-store';
import { type MergePatch, patched } from './merge-patch';

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
      updatedBy: null,
      archivedAt: null,
    };
  }

  change(change: (data: Scene) => Scene): void {
    this.data = change(this.data);
    this.revision += 1;
  }

  readonly send = async (patch: MergePatch, revision: number, key: string): Promise<Document> => {
    if (!this.reachable) throw new ApiError('No answer', null, null);
    const known = this.answered.get(key);
    if (known) return known;
    if (revision !== this.revision) throw this.stale();
    this.writes.push(patch);
    this.change((data) => patched(data, patch));
    const answer = this.document();
    this.answered.set(key, answer);
    if (this.losesAnswers) throw new ApiError('No answer', null, null);
    return answer;
  };

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
      parse,
      onRefused: (error) => refusals.push(error),
      onSaved: () => undefined,
    });
  });
  afterEach(() => {
    saver.stop();
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

  it('says when the server refuses, and keeps what was done', async () => {
    saver.stop();
    saver = startSaving({
      store,
      send: async () => {
        throw new ApiError('Too many objects', 422, null);
      },
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
