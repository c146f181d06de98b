import { type Document, emptyPoll, type PollingDocument } from '@vitrine/shared/contract';
import { ApiError } from '@vitrine/shared/ui';
import { run } from './document-store';
import { saveSummary, takeDocument } from './open-documents';

const document: Document = {
  id: 'poll23456789abcd',
  owner: { kind: 'brand' },
  area: 'polling',
  order: 'a0',
  baseLanguage: 'en',
  revision: 1,
  status: 'draft',
  data: emptyPoll(),
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: null,
  archivedAt: null,
};

/** Somebody who signs in and out. */
function aSession(uid: string) {
  let person: string | null = uid;
  const listeners = new Set<() => void>();
  return {
    get: () => ({
      authUser: person ? { uid: person, email: null, displayName: null } : null,
      isLoading: false,
      error: null,
      session: null,
    }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(next: string | null) {
      person = next;
      for (const listener of listeners) listener();
    },
  };
}

afterEach(() => jest.useRealTimers());

test('what one person typed offline is never sent in another’s name', async () => {
  jest.useFakeTimers();
  const sent: unknown[] = [];
  const identity = aSession('ada');
  const { store } = takeDocument<PollingDocument>(
    document,
    { identity, brandId: 'brand23456789abc' },
    {
      authorSince: async () => null,
      parse: ({ data }) => data as PollingDocument,
      send: async (patch) => {
        sent.push(patch);
        throw new ApiError('No answer', null, null);
      },
      onRefused: () => undefined,
      onSaved: () => undefined,
    },
  );
  run(store, 'title', (data) => ({ ...data, title: { en: 'Wood' } }));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(saveSummary.getState()).toMatchObject({ state: 'offline', unsaved: 1 });
  expect(sent).toHaveLength(1);

  identity.become(null);
  identity.become('ben');
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
  expect(saveSummary.getState()).toMatchObject({ state: 'saved', unsaved: 0 });
});

test('a request that fails after the session ended is not tried again', async () => {
  jest.useFakeTimers();
  const sent: unknown[] = [];
  const identity = aSession('ada');
  let fail: () => void = () => undefined;
  const { store, saver } = takeDocument<PollingDocument>(
    { ...document, id: 'poll23456789abce' },
    { identity, brandId: 'brand23456789abc' },
    {
      authorSince: async () => null,
      parse: ({ data }) => data as PollingDocument,
      send: (patch) => {
        sent.push(patch);
        return new Promise((_, reject) => {
          fail = () => reject(new ApiError('No answer', null, null));
        });
      },
      onRefused: () => undefined,
      onSaved: () => undefined,
    },
  );
  run(store, 'title', (data) => ({ ...data, title: { en: 'Wood' } }));
  saver.flush();
  identity.become(null);
  fail();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
  expect(saveSummary.getState().state).toBe('saved');
});
