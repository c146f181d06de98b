import type { Document, DocumentEditSession } from '@vitrine/shared/contract';
import { ApiError } from '@vitrine/shared/ui';
import fc from 'fast-check';
import { authorSince } from './author-since';
import { at, changed, changesBetween } from './changes';
import { startSaving } from './document-saver';
import { createDocumentStore, redo, run, undo } from './document-store';
import { hearWhenFree } from './hear-when-free';
import { type MergePatch, patched } from './merge-patch';
import { typedPlaces } from './typed-places';

/** A vector's axes are places too. */
const places = [['title'], ['objects', 'a', 'name'], ['objects', 'b', 'name'], ['at', '0'], ['at', '2']];
const first = { title: '-1', objects: { a: { name: '-2' }, b: { name: '-3' } }, at: [-4, -5, -6] };
type Data = typeof first;
type Colleague = 'Ben' | 'Cara';
const parse = ({ data }: Document) => structuredClone(data) as Data;
const name = (path: string[]) => path.join('/');
const valueAt = (data: Data, path: string[]) => String(at(data, path));

/** The API's side of one document. Everything written is a number that was never there before: so it says who wrote it. */
class Server {
  revision = 1;
  data = first;
  private readonly history: DocumentEditSession[] = [];
  readonly writers = new Map<string, string>();
  private by = 'Ada';
  private readonly answered = new Map<string, Document>();

  /** @param onWrite called with each place that changes, and what stood there. */
  constructor(private readonly onWrite: (path: string[], former: string) => void) {}

  document = () =>
    ({
      revision: this.revision,
      updatedBy: this.by,
      data: structuredClone(this.data),
    }) as unknown as Document;

  write(by: string, next: Data): void {
    for (const { path, value } of changesBetween(this.data, next)) {
      if (!this.writers.has(String(value))) this.writers.set(String(value), by);
      if (by === 'Ada') this.onWrite(path, valueAt(this.data, path));
    }
    Object.assign(this, { data: next, by, revision: this.revision + 1 });
    this.history.unshift({ by, revision: this.revision, firstRevision: this.revision, at: '' });
  }

  authorSince = (document: Document, since: number) =>
    authorSince(document, since, async () => this.history.map((session) => ({ ...session })));

  patch(patch: MergePatch, revision: number, key: string): Document {
    const known = this.answered.get(key);
    if (known) return known;
    if (revision !== this.revision) {
      const problem = { type: 'stale', title: 'Stale', status: 412, code: 'stale', message: 'Stale' };
      throw new ApiError('Stale', 412, { ...problem, current: this.document() });
    }
    this.write('Ada', patched(this.data, patch));
    const answer = this.document();
    this.answered.set(key, answer);
    return answer;
  }
}

/** Ada’s browser, in which the saver sends, and what arrives is heard, when the test says so. */
class Browser {
  readonly store = createDocumentStore<Data>(1, first, 'Ada');
  /** What Ada has had before her eyes at each place, when she wrote or chose there. */
  private readonly seen = new Map(places.map((path) => [name(path), new Set([valueAt(first, path)])]));
  /** What must not happen, and did: most of it happens where a failed assertion would be lost. */
  readonly wrong: string[] = [];
  readonly server = new Server((path, former) => {
    const isSeen = this.server.writers.get(former) === 'Ada' || this.seen.get(name(path))?.has(former);
    if (!isSeen) this.wrong.push(`${former} at ${name(path)} was overwritten unseen`);
  });
  private isReachable = true;
  private pending: { answer: () => void; lose: () => void } | null = null;
  private readonly saver = startSaving({
    store: this.store,
    send: (patch, revision, key) => this.send(patch, revision, key),
    authorSince: (document, since) => this.server.authorSince(document, since),
    parse,
    onRefused: (error) => this.wrong.push(`Refused: ${error}`),
    onSaved: () => undefined,
  });
  private stopHearing = () => {};
  private typing: { path: string[]; pointer: string } | null = null;

  constructor() {
    this.store.subscribe(({ othersChanges, collision }, former) => {
      if (othersChanges && othersChanges !== former.othersChanges)
        this.expectNamed(
          othersChanges.by,
          othersChanges.changes.map(({ value }) => value),
        );
      if (collision && collision !== former.collision)
        this.expectNamed(
          collision.theirs.by,
          collision.collisions.map(({ theirs }) => theirs.value),
        );
    });
  }

  /** Whoever is named wrote all of it; and nothing of one's own is a colleague's. */
  private expectNamed(by: string | null, values: unknown[]): void {
    for (const value of values) {
      const writer = this.server.writers.get(String(value));
      if (writer === 'Ada' || (by !== null && writer !== by))
        this.wrong.push(`${value} of ${writer} came as ${by ?? 'a colleague'}’s`);
    }
  }

  private see(path: string[], value = valueAt(this.store.getState().data, path)): void {
    this.seen.get(name(path))?.add(value);
  }

  private send(patch: MergePatch, revision: number, key: string): Promise<Document> {
    return new Promise((resolve, reject) => {
      const lose = () => reject(new ApiError('No answer', null, null));
      this.pending = { answer: lose, lose };
      if (!this.isReachable) return;
      try {
        const answer = this.server.patch(patch, revision, key);
        this.pending.answer = () => resolve(answer);
      } catch (error) {
        this.pending.answer = () => reject(error);
      }
    });
  }

  write(path: string[], value: number, now: number): void {
    if (this.typing?.path === path) return;
    this.see(path);
    this.put(path, value, now);
  }

  private put(path: string[], value: number, now: number): void {
    const isNumber = path[0] === 'at';
    const write = { path, value: isNumber ? value : String(value) };
    run(this.store, `write:${name(path)}`, (data) => changed(data, [write]), now);
  }

  type(path: string[]): void {
    if (this.typing) return;
    this.see(path);
    this.typing = { path, pointer: `/${name(path)}` };
    typedPlaces.setState({ places: [this.typing] });
  }

  leave(value: number, now: number): void {
    if (!this.typing) return;
    if (value % 4) this.put(this.typing.path, value, now);
    this.typing = null;
    typedPlaces.setState({ places: [] });
  }

  takeBack(what: typeof undo): void {
    for (const path of places) this.see(path);
    if (what(this.store)?.name === 'Ada') this.wrong.push('Ada stands in her own way');
  }

  async hear(): Promise<void> {
    this.stopHearing();
    const { document, data } = { document: this.server.document(), data: this.server.data };
    const by = await this.server.authorSince(document, this.store.getState().base.revision);
    this.stopHearing = hearWhenFree(this.store, document, data, by);
  }

  flush(isReachable: boolean): void {
    this.isReachable = isReachable;
    this.saver.flush();
  }

  answer(isLost: boolean): void {
    const { pending } = this;
    this.pending = null;
    if (isLost) pending?.lose();
    else pending?.answer();
  }

  settle(value: number): void {
    const { collision } = this.store.getState();
    const choices = collision?.collisions.map((_, index) => ((value + index) % 2 ? 'mine' : 'theirs')) ?? [];
    for (const { theirs } of collision?.collisions ?? []) this.see(theirs.path, String(theirs.value));
    this.isReachable = true;
    this.saver.settle([...choices]);
  }

  close(): void {
    this.stopHearing();
    this.saver.stop();
    typedPlaces.setState({ places: [] });
  }
}

const steps = fc.array(
  fc.record({
    what: fc.constantFrom(
      ...[
        'write',
        'write',
        'type',
        'type',
        'leave',
        'send',
        'send',
        'send',
        'unreachable',
        'answer',
        'answer',
      ],
      ...['lose', 'hear', 'hear', 'Ben', 'Ben', 'Cara', 'settle', 'undo', 'redo'],
    ),
    // Mostly the same: that is where people meet.
    place: fc.constantFrom(0, 0, 0, 0, 1, 2, 3, 4),
  }),
  { maxLength: 60, size: 'max' },
);

/** As long as promises take; no timer runs. */
async function pass(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('whoever loses answers, types half a word, puts off conflicts and hears late overwrites nothing unseen, and never meets themselves', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const browser = new Browser();
      const { server, store } = browser;
      try {
        for (const [index, { place, what }] of all.entries()) {
          const path = places[place] ?? [];
          const value = index + 1;
          if (what === 'write') browser.write(path, value, index * 5_000);
          if (what === 'type') browser.type(path);
          if (what === 'leave') browser.leave(value, index * 5_000);
          if (what === 'send' || what === 'unreachable') browser.flush(what === 'send');
          if (what === 'answer' || what === 'lose') browser.answer(what === 'lose');
          if (what === 'hear') await browser.hear();
          if (what === 'Ben' || what === 'Cara') colleague(server, what, path, value);
          if (what === 'settle') browser.settle(value);
          if (what === 'undo') browser.takeBack(undo);
          if (what === 'redo') browser.takeBack(redo);
          await pass();
          expect(browser.wrong).toEqual([]);
        }
        browser.leave(all.length + 1, all.length * 5_000);
        for (let round = 0; round < 12; round += 1) {
          browser.answer(false);
          await pass();
          browser.settle(round);
          await pass();
          browser.flush(true);
          await pass();
        }
        await browser.hear();
        expect(browser.wrong).toEqual([]);
        expect(store.getState()).toMatchObject({ save: 'saved', data: server.data, collision: null });
      } finally {
        browser.close();
      }
    }),
    { numRuns: 200 },
  );
});

function colleague(server: Server, who: Colleague, path: string[], value: number): void {
  const write = { path, value: path[0] === 'at' ? value : String(value) };
  server.write(who, changed(server.data, [write]));
}
