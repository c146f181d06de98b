import type { Document } from '@vitrine/shared/contract';
import { authorSince } from './author-since';

const document = { revision: 9, updatedBy: 'Mira' } as Document;
const session = (by: string | null, firstRevision: number, revision: number) => ({
  by,
  firstRevision,
  revision,
  at: '2026-01-01T00:00:00Z',
});
const history = [session('Ben', 11, 12), session('Mira', 8, 10), session('Mira', 5, 7), session('Ben', 2, 4)];

test.each([
  [8, 'Mira'],
  [6, 'Mira'],
  [4, 'Mira'],
  [3, null],
  [1, null],
  // Before what was read of the history.
  [0, null],
])('what is new since revision %i was written by %s', async (since, author) => {
  expect(await authorSince(document, since, async () => history)).toBe(author);
});

test('one revision says itself who wrote it; nobody is named where several cannot be read', async () => {
  const unreadable = () => Promise.reject(new Error('No answer'));
  expect(await authorSince(document, 8, unreadable)).toBe('Mira');
  expect(await authorSince(document, 7, unreadable)).toBeNull();
});
