import { isGone, isMissingPart } from './missing-part';

const missing = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: 'https://shell.example/assets/7.js',
});

it('is told from an error of the code', () => {
  expect(isMissingPart(missing)).toBe(true);
  expect(isMissingPart(new TypeError('x is not a function'))).toBe(false);
});

const typed = (type: string) => ({ headers: { 'content-type': type } });
it.each([
  ['says that there is none', async () => new Response('', { status: 404 }), true],
  ['says that nobody may have it', async () => new Response('', { status: 403 }), true],
  ['answers with a page', async () => new Response('', typed('text/html; charset=utf-8')), true],
  ['has it after all', async () => new Response('', typed('text/javascript')), false],
  ['is in trouble', async () => new Response('', { status: 503 }), false],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('counts as gone only by what its server says: one that %s', async (_what, answer, gone) => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  expect(await isGone(missing)).toBe(gone);
  expect(asked.mock.calls[0]?.[0]).toBe('https://shell.example/assets/7.js');
  asked.mockRestore();
});
