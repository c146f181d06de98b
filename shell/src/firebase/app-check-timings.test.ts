/**
 * Specification, section 9, held against the installed App Check SDK through the product's own start of it: retry
 * waits of 30 s to 960 s, the 24 h block after 403 and 404, and the refresh of tokens. The clock is jest's; Google's
 * network and Google's reCAPTCHA script are played.
 */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type AppCheck, getToken } from 'firebase/app-check';
import { startAppCheck } from './start-app-check';
import { elapse, type GoogleCall, hour, minute, playGoogle, second } from './testing/google-network';

let app: FirebaseApp;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  playReCaptcha();
});
afterEach(async () => {
  await deleteApp(app);
  jest.useRealTimers();
});

/** Google's script, which attests every browser. */
function playReCaptcha() {
  let attested = () => undefined;
  Object.assign(globalThis, {
    grecaptcha: {
      ready: (callback: () => void) => callback(),
      render: (_: string, { callback }: { callback: () => undefined }) => {
        attested = callback;
        return 0;
      },
      async execute() {
        attested();
        return 'attestation';
      },
    },
  });
}

let started = 0;

function start(answer: (callNumber: number) => Response): { appCheck: AppCheck; calls: GoogleCall[] } {
  started += 1;
  const calls = playGoogle((url, callNumber) => {
    expect(url).toContain(':exchangeRecaptchaV3Token');
    return answer(callNumber);
  });
  app = initializeApp({ apiKey: 'k', projectId: 'p', appId: 'a' }, `app-check-${started}`);
  return { appCheck: startAppCheck(app, 'site-key'), calls };
}

const token = (lifetimeMs: number) =>
  Response.json({ token: 'app-check-token', ttl: `${lifetimeMs / second}s` });
const refusal = (status: number) => new Response('{}', { status });
const times = (calls: GoogleCall[]) => calls.map(({ at }) => at);

describe('a token is fetched again', () => {
  test.each([
    ['an hour', hour, 35 * minute],
    ['a week', 7 * 24 * hour, 3.5 * 24 * hour + 5 * minute],
    ['half an hour', 30 * minute, 20 * minute],
  ])('at half its lifetime plus 5 minutes: %s', async (_, lifetime, refreshAt) => {
    const { calls } = start(() => token(lifetime));
    await elapse(0);
    expect(times(calls)).toEqual([0]);
    await elapse(refreshAt - 1);
    expect(times(calls)).toEqual([0]);
    await elapse(1);
    expect(times(calls)).toEqual([0, refreshAt]);
  });

  test.each([
    ['18 minutes', 18 * minute, 13 * minute],
    ['8 minutes', 8 * minute, 3 * minute],
  ])('never later than 5 minutes before its expiry: %s', async (_, lifetime, refreshAt) => {
    const { calls } = start(() => token(lifetime));
    await elapse(refreshAt - 1);
    expect(times(calls)).toEqual([0]);
    await elapse(1);
    expect(times(calls)).toEqual([0, refreshAt]);
  });
});

test('failures are retried after 30 s, twice as long each time, never longer than 960 s', async () => {
  const { calls } = start(() => {
    throw new TypeError('Failed to fetch');
  });
  await elapse(hour);
  const waits = times(calls)
    .slice(1)
    .map((at, index) => (at - (calls[index]?.at ?? 0)) / second);
  expect(waits.slice(0, 7)).toEqual([30, 60, 120, 240, 480, 960, 960]);
});

test('after a success the waits begin at 30 s again', async () => {
  const { calls } = start((callNumber) => {
    if (callNumber === 3) return token(hour);
    throw new TypeError('Failed to fetch');
  });
  await elapse(90 * second);
  expect(times(calls)).toEqual([0, 30 * second, 90 * second]);
  await elapse(35 * minute + 30 * second);
  expect(times(calls).slice(3)).toEqual([90 * second + 35 * minute, 90 * second + 35 * minute + 30 * second]);
});

describe.each([403, 404])('a %i', (status) => {
  test('blocks every further call for 24 h', async () => {
    const { appCheck, calls } = start((callNumber) => (callNumber === 1 ? refusal(status) : token(hour)));
    await elapse(24 * hour - 1);
    expect(times(calls)).toEqual([0]);
    await expect(getToken(appCheck)).rejects.toMatchObject({ code: 'appCheck/throttled' });
    expect(times(calls)).toEqual([0]);
  });

  test('lets calls through again after 24 h', async () => {
    const { appCheck, calls } = start((callNumber) => (callNumber === 1 ? refusal(status) : token(hour)));
    await elapse(24 * hour - 1);
    await elapse(2);
    await expect(getToken(appCheck)).resolves.toEqual({ token: 'app-check-token' });
    expect(calls).toHaveLength(2);
  });
});

test('another refusal, such as a 503, does not block for 24 h', async () => {
  const { calls } = start((callNumber) => (callNumber === 1 ? refusal(503) : token(hour)));
  await elapse(30 * second);
  expect(times(calls)).toEqual([0, 30 * second]);
});
