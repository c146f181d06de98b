/**
 * Specification, section 9, held against the installed Analytics SDK through the product's own start of it: the
 * fetch of its configuration is given up after 60 s. The clock is jest's, the browser's database is fake-indexeddb,
 * and Google's network is played.
 */
import 'fake-indexeddb/auto';
import { initializeApp } from 'firebase/app';
import { startAnalytics } from './start-analytics';
import { elapse, hour, minute, playGoogle } from './testing/google-network';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
  document.head.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

const registration = {
  fid: 'c1d2e3f4g5h6i7j8k9l0mn',
  refreshToken: 'r',
  authToken: { token: 't', expiresIn: '604800s' },
};

let started = 0;

/** @param answer what the configuration's address answers. */
function start(answer: () => Response) {
  started += 1;
  const appId = `1:1:web:analytics${started}`;
  const calls = playGoogle((url) => (url.includes('/webConfig') ? answer() : Response.json(registration)));
  startAnalytics(
    initializeApp({ apiKey: 'k', projectId: 'p', appId, measurementId: 'G-LOCAL' }, `analytics-${started}`),
  );
  return () => calls.filter(({ url }) => url.includes('/webConfig'));
}

/** The measurement id with which Google's tag was put on the page. */
const tag = () => document.querySelector('script')?.src.match(/[?&]id=([\w-]+)/)?.[1] ?? null;

test('a configuration that does not come is given up after 60 s, for the one that the product has', async () => {
  const attempts = start(() => new Response('{}', { status: 503 }));
  await elapse(minute - 1);
  expect(attempts().length).toBeGreaterThan(1);
  expect(tag()).toBeNull();
  await elapse(1);
  expect(tag()).toBe('G-LOCAL');

  const made = attempts().length;
  await elapse(hour);
  expect(attempts()).toHaveLength(made);
});

test('a configuration that comes before is used at once', async () => {
  start(() => Response.json({ measurementId: 'G-SERVER', appId: 'a' }));
  await elapse(0);
  expect(tag()).toBe('G-SERVER');
});
