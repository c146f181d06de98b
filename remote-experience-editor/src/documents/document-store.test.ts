import { createDocumentStore, redo, run, undo } from './document-store';

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
