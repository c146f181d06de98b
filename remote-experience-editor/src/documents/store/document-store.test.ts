import type { Document } from '@vitrine/shared/contract';
import fc from 'fast-check';
import { at, changed } from './changes';
import type { DocumentStore } from './document-state';
import { acknowledge, createDocumentStore, hear, receive, redo, run, settle, undo } from './document-store';
import { hearWhenFree } from './hear-when-free';

const scene = () => ({ title: '', objects: { table: { x: 0 }, chair: { x: 0 } } });
const move = (object: 'table' | 'chair', x: number) => (data: ReturnType<typeof scene>) => ({
  ...data,
  objects: { ...data.objects, [object]: { x } },
});

describe('an open document', () => {
  it('takes back and brings back what was done', () => {
    const store = createDocumentStore(1, scene());
    run(store, 'move:table', move('table', 2));
    run(store, 'move:chair', move('chair', 3));
    undo(store);
    expect(store.getState().data.objects).toEqual({ table: { x: 2 }, chair: { x: 0 } });
    undo(store);
    expect(store.getState().data).toEqual(scene());
    redo(store);
    redo(store);
    expect(store.getState().data.objects).toEqual({ table: { x: 2 }, chair: { x: 3 } });
  });

  it('takes typing in quick succession for one thing', () => {
    const store = createDocumentStore(1, scene());
    for (const [index, title] of ['S', 'Sh', 'Sho', 'Show'].entries())
      run(store, 'title', (data) => ({ ...data, title }), 1_000 + index * 300);
    expect(store.getState().past).toHaveLength(1);
    undo(store);
    expect(store.getState().data.title).toBe('');
  });

  it('takes the same thing done later for another', () => {
    const store = createDocumentStore(1, scene());
    run(store, 'title', (data) => ({ ...data, title: 'A' }), 1_000);
    run(store, 'title', (data) => ({ ...data, title: 'B' }), 9_000);
    undo(store);
    expect(store.getState().data.title).toBe('A');
  });

  it('forgets what was taken back once something new is done', () => {
    const store = createDocumentStore(1, scene());
    run(store, 'move:table', move('table', 2));
    undo(store);
    run(store, 'move:chair', move('chair', 3));
    redo(store);
    expect(store.getState().data.objects).toEqual({ table: { x: 0 }, chair: { x: 3 } });
  });

  it('remembers nothing of a change that changes nothing', () => {
    const store = createDocumentStore(1, scene());
    run(store, 'move:table', move('table', 0));
    expect(store.getState().past).toEqual([]);
    expect(store.getState().unsaved).toBe(0);
  });
});

const savedBy = (updatedBy: string, revision: number) => ({ updatedBy, revision }) as Document;

describe('a colleague’s saved change', () => {
  const texts = { title: 'A', note: 'A', position: [0, 0, 0] };
  type Texts = typeof texts;
  const write = (store: DocumentStore<Texts>, what: string, change: Partial<Texts>) =>
    run(store, what, (data) => ({ ...data, ...change }));

  it('comes in under what is typed and not saved, and says whose it is', () => {
    const store = createDocumentStore(1, texts);
    write(store, 'note', { note: 'mine' });
    hear(store, savedBy('Mira', 2), { ...texts, title: 'hers' });
    expect(store.getState().data).toEqual({ ...texts, title: 'hers', note: 'mine' });
    expect(store.getState()).toMatchObject({
      base: { revision: 2, by: 'Mira' },
      othersChanges: { by: 'Mira', changes: [{ path: ['title'], value: 'hers' }] },
    });
  });

  it('waits where the same place is typed into, and overwrites nothing', () => {
    const store = createDocumentStore(1, texts);
    write(store, 'title', { title: 'mine' });
    hear(store, savedBy('Mira', 2), { ...texts, title: 'hers' });
    expect(store.getState()).toMatchObject({
      base: { revision: 1 },
      data: { title: 'mine' },
      collision: null,
      othersChanges: null,
    });
  });

  it('is not taken back with what it stands on; undo says whose it is once nothing else is left', () => {
    const store = createDocumentStore(1, texts);
    write(store, 'note', { note: 'mine' });
    write(store, 'title', { title: 'mine' });
    acknowledge(store, store.getState().data, savedBy('I', 2), store.getState().data);
    hear(store, savedBy('Mira', 3), { ...store.getState().data, title: 'hers' });
    expect(undo(store)).toBeNull();
    expect(store.getState().data).toEqual({ ...texts, title: 'hers' });
    expect(undo(store)).toBeNull();
    redo(store);
    write(store, 'title', { title: 'mine again' });
    acknowledge(store, store.getState().data, savedBy('I', 4), store.getState().data);
    hear(store, savedBy('Mira', 5), { ...texts, title: 'hers again', note: 'hers' });
    expect(undo(store)).toEqual({ name: 'Mira' });
    expect(store.getState()).toMatchObject({ data: { title: 'hers again', note: 'hers' }, past: [] });
  });

  it('stays after a conflict that was resolved for it, and comes back where mine was chosen and is taken back', () => {
    const store = createDocumentStore(1, texts);
    write(store, 'title', { title: 'mine' });
    write(store, 'note', { note: 'mine' });
    expect(receive(store, savedBy('Mira', 2), { ...texts, title: 'hers', note: 'hers' })).toBe(false);
    settle(store, ['mine', 'theirs']);
    expect(store.getState().data).toEqual({ ...texts, title: 'mine', note: 'hers' });
    expect(undo(store)).toBeNull();
    expect(store.getState().data).toEqual({ ...texts, title: 'hers', note: 'hers' });
    expect(undo(store)).toEqual({ name: 'Mira' });
    expect(store.getState().data).toEqual({ ...texts, title: 'hers', note: 'hers' });
  });

  it('that waits to be heard comes in after a conflict is decided, under what was chosen', () => {
    const store = createDocumentStore(1, texts);
    write(store, 'title', { title: 'mine' });
    receive(store, savedBy('Mira', 2), { ...texts, title: 'hers' });
    hearWhenFree(store, savedBy('Mira', 3), { ...texts, title: 'hers', note: 'hers, meanwhile' });
    settle(store, ['mine']);
    expect(store.getState()).toMatchObject({
      base: { revision: 3 },
      data: { title: 'mine', note: 'hers, meanwhile' },
    });
    expect(undo(store)).toBeNull();
    expect(store.getState().data).toEqual({ ...texts, title: 'hers', note: 'hers, meanwhile' });
  });

  it.each([
    ['come in', 'note'],
    ['meet mine', 'title'],
  ] as const)(
    'is nobody’s by name when several of them %s at once: whose is what, nobody knows',
    (_, mine) => {
      const store = createDocumentStore(1, texts);
      write(store, mine, { [mine]: 'mine' });
      receive(store, savedBy('Cara', 3), { ...texts, title: 'Ben’s', position: [0, 0, 7] });
      const { othersChanges, collision } = store.getState();
      expect((collision?.theirs ?? othersChanges)?.by).toBeNull();
    },
  );

  describe('in conflict with mine, put off', () => {
    const putOff = () => {
      const store = createDocumentStore(1, texts);
      write(store, 'title', { title: 'mine' });
      receive(store, savedBy('Mira', 2), { ...texts, title: 'hers', position: [0, 0, 7] });
      return store;
    };

    it('takes nothing of what is typed afterwards, there and elsewhere', () => {
      const store = putOff();
      write(store, 'title', { title: 'mine, longer' });
      write(store, 'note', { note: 'typed later' });
      settle(store, ['mine']);
      expect(store.getState()).toMatchObject({
        base: { revision: 2 },
        data: { title: 'mine, longer', note: 'typed later', position: [0, 0, 7] },
        collision: null,
      });
      undo(store);
      expect(store.getState().data).toMatchObject({ title: 'hers', note: 'typed later' });
    });

    it('takes the place that is given to her, with what was typed there afterwards', () => {
      const store = putOff();
      write(store, 'title', { title: 'mine, longer' });
      write(store, 'note', { note: 'typed later' });
      settle(store, ['theirs']);
      expect(store.getState().data).toEqual({ title: 'hers', note: 'typed later', position: [0, 0, 7] });
    });

    it('is what mine says now, also where that has become the same as hers', () => {
      const store = putOff();
      write(store, 'title', { title: 'hers' });
      settle(store, ['mine']);
      expect(store.getState().data.title).toBe('hers');
    });

    it('is asked about once more where both changed another place meanwhile', () => {
      const store = putOff();
      write(store, 'move', { position: [0, 0, 5] });
      settle(store, ['mine']);
      expect(store.getState()).toMatchObject({
        save: 'collision',
        data: { title: 'mine', position: [0, 0, 5] },
        collision: { collisions: [{ mine: { path: ['position', '2'] } }] },
      });
      settle(store, ['theirs']);
      expect(store.getState()).toMatchObject({
        data: { title: 'mine', position: [0, 0, 7] },
        collision: null,
      });
    });
  });

  it('leaves the other axes of what both moved to whoever moved them', () => {
    const store = createDocumentStore(1, texts);
    write(store, 'move', { position: [5, 0, 0] });
    hear(store, savedBy('Mira', 2), { ...texts, position: [0, 0, 7] });
    expect(store.getState().data.position).toEqual([5, 0, 7]);
    undo(store);
    expect(store.getState().data.position).toEqual([0, 0, 7]);
  });

  it('is not what the server made of one’s own: that can be taken back, and never asks', () => {
    const store = createDocumentStore(1, texts);
    write(store, 'title', { title: 'mine ' });
    const sent = store.getState().data;
    write(store, 'title', { title: 'mine too' });
    acknowledge(store, sent, savedBy('I', 2), { ...texts, title: 'mine' });
    expect(store.getState()).toMatchObject({ data: { title: 'mine too' }, collision: null });
    expect(undo(store)).toBeNull();
    expect(store.getState().data.title).toBe('A');
  });
});

describe('two people in one document', () => {
  /** Places of both; a vector's axes are places too. */
  const places = [['title'], ['objects', 'a', 'name'], ['objects', 'b', 'name'], ['at', '0'], ['at', '2']];
  const first = { title: 't', objects: { a: { name: 'a' }, b: { name: 'b' } }, at: [0, 0, 0] };
  type Data = typeof first;
  const name = (path: string[]) => path.join('/');
  const changedPlaces = (before: Data, after: Data) =>
    places.filter((path) => at(before, path) !== at(after, path)).map(name);

  const steps = fc.array(
    fc.record({
      who: fc.nat(1),
      what: fc.constantFrom('write', 'write', 'save', 'hear', 'undo', 'redo'),
      place: fc.nat(places.length - 1),
      value: fc.nat(9),
    }),
    { maxLength: 60, size: 'max' },
  );

  /** One of two browsers at one server. */
  class Browser {
    readonly store = createDocumentStore<Data>(1, first);
    /** Places that the other wrote last, as far as this one has heard. */
    readonly theirs = new Set<string>();
    collided = false;

    constructor(
      private readonly person: string,
      private readonly server: { revision: number; data: Data; by: string },
    ) {}

    write(path: string[], value: number, at: number): void {
      this.asOwn(() => run(this.store, 'write', (data) => changed(data, [{ path, value }]), at));
    }

    takeBack(what: typeof undo): void {
      const kept = [...this.theirs];
      const touched = this.asOwn(() => void what(this.store));
      expect(kept.filter((place) => touched.includes(place))).toEqual([]);
    }

    hear(): void {
      this.asTheirs(() => hear(this.store, this.newest(), this.server.data));
    }

    save(choice: 'mine' | 'theirs'): void {
      this.asTheirs(() => receive(this.store, this.newest(), this.server.data));
      const { collision } = this.store.getState();
      this.collided ||= collision !== null;
      if (collision) {
        this.asTheirs(() => settle(this.store, Array(collision.collisions.length).fill(choice)));
        const { base, data } = this.store.getState();
        for (const place of changedPlaces(base.data, data)) this.theirs.delete(place);
      }
      const { base, data } = this.store.getState();
      if (changedPlaces(base.data, data).length === 0) return;
      Object.assign(this.server, { revision: this.server.revision + 1, data, by: this.person });
      acknowledge(this.store, data, this.newest(), data);
    }

    private newest = () => savedBy(this.server.by, this.server.revision);

    private asOwn(act: () => void): string[] {
      const before = this.store.getState().data;
      act();
      const touched = changedPlaces(before, this.store.getState().data);
      for (const place of touched) this.theirs.delete(place);
      return touched;
    }

    private asTheirs(act: () => void): void {
      const before = this.store.getState().base.data;
      act();
      for (const place of changedPlaces(before, this.store.getState().base.data)) this.theirs.add(place);
    }
  }

  const meet = (all: typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never, own: boolean) => {
    const server = { revision: 1, data: first, by: 'Ada' };
    const browsers = [new Browser('Ada', server), new Browser('Ben', server)];
    for (const [index, { place, value, what, who }] of all.entries()) {
      const browser = browsers[who];
      const path = places[place];
      if (!browser || !path) continue;
      if (what === 'write' && (!own || place % 2 === who)) browser.write(path, value, index * 5_000);
      if (what === 'save') browser.save(value % 2 ? 'mine' : 'theirs');
      if (what === 'hear') browser.hear();
      if (what === 'undo') browser.takeBack(undo);
      if (what === 'redo') browser.takeBack(redo);
    }
    return { server, browsers };
  };

  it('both keep what they wrote at different places, in whatever order they write, save, hear and undo', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { browsers, server } = meet(all, true);
        const wrote = browsers.map(({ store }) => store.getState().data);
        for (const browser of browsers) browser.save('theirs');
        for (const browser of browsers) browser.hear();
        for (const [place, path] of places.entries())
          expect(at(server.data, path)).toEqual(at(wrote[place % 2], path));
        for (const { collided, store } of browsers) {
          expect(store.getState().data).toEqual(server.data);
          expect(collided).toBe(false);
        }
      }),
    );
  });

  it('undo and redo never change what the other wrote last', () => {
    fc.assert(fc.property(steps, (all) => void meet(all, false)));
  });
});
