/**
 * Specification, section 9, held against the installed Installations SDK: a registration and a token that are under
 * way elsewhere are polled for every 100 ms. The clock is jest's, the browser's database is fake-indexeddb, and
 * Google's network is played.
 */
import 'fake-indexeddb/auto';
import { initializeApp } from 'firebase/app';
import { getId, getInstallations, getToken, type Installations } from 'firebase/installations';
import { elapse, playGoogle } from './testing/google-network';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

let started = 0;
function start(): Installations {
  started += 1;
  return getInstallations(
    initializeApp({ apiKey: 'k', projectId: 'p', appId: `1:1:web:${started}` }, `installations-${started}`),
  );
}

/** Google's answers, each of which comes when the test says so. */
function playSlowGoogle() {
  const waiting: { url: string; answer: (body: object) => void }[] = [];
  playGoogle(
    (url) => new Promise((resolve) => waiting.push({ url, answer: (body) => resolve(Response.json(body)) })),
  );
  return {
    waiting,
    answer(body: object) {
      const call = waiting.shift();
      if (!call) throw new Error('No call waits for an answer');
      call.answer(body);
    },
  };
}

const authToken = (token: string) => ({ token, expiresIn: '604800s' });
const registration = { fid: 'c1d2e3f4g5h6i7j8k9l0mn', refreshToken: 'r', authToken: authToken('first') };

/** Looks into the database, counted from now on. */
function countLooks(): () => number {
  const looks = jest.spyOn(IDBObjectStore.prototype, 'get');
  looks.mockClear();
  return () => looks.mock.calls.length;
}

async function expectPollsEvery100ms(): Promise<void> {
  const looks = countLooks();
  for (let poll = 1; poll <= 4; poll += 1) {
    await elapse(99);
    expect(looks()).toBe(poll - 1);
    await elapse(1);
    expect(looks()).toBe(poll);
  }
}

test('a registration under way is polled for every 100 ms until it is there', async () => {
  const google = playSlowGoogle();
  const installations = start();
  void getId(installations);
  await elapse(0);
  expect(google.waiting).toHaveLength(1);

  const token = getToken(installations);
  await elapse(0);
  await expectPollsEvery100ms();
  google.answer(registration);
  await elapse(100);
  expect(await token).toBe('first');
  expect(google.waiting).toHaveLength(0);
});

test('a token under way is polled for every 100 ms until it is there', async () => {
  const google = playSlowGoogle();
  const installations = start();
  void getId(installations);
  await elapse(0);
  google.answer(registration);
  await elapse(0);

  const asking = getToken(installations, true);
  await elapse(0);
  expect(google.waiting.map(({ url }) => url)).toEqual([expect.stringContaining('authTokens:generate')]);
  const polling = getToken(installations, true);
  await elapse(0);
  await expectPollsEvery100ms();
  google.answer(authToken('second'));
  await elapse(100);
  expect(await Promise.all([asking, polling])).toEqual(['second', 'second']);
  expect(google.waiting).toHaveLength(0);
});
