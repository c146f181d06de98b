/**
 * What of Firebase starts besides authentication, and when: App Check with its key, Analytics and Installations with
 * theirs and only after consent. The SDK is the installed one; Google's network and its reCAPTCHA script are played.
 */
import 'fake-indexeddb/auto';
import { observable } from '@vitrine/shared/browser/observable';
import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import { createTestHost } from '@vitrine/shared/host/testing';
import { elapse, type GoogleCall, playGoogle } from './testing/google-network';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation();
  document.head.innerHTML = '';
  Object.assign(globalThis, {
    grecaptcha: {
      ready: (callback: () => void) => callback(),
      render: (_: string, { callback }: { callback: () => void }) => {
        attested = callback;
        return 0;
      },
      async execute() {
        attested();
        return 'attestation';
      },
    },
  });
});
afterEach(async () => {
  const { deleteApp, getApp } = await import('firebase/app');
  await deleteApp(getApp());
  jest.useRealTimers();
});
let attested: () => void = () => undefined;

const answers: [part: string, body: object][] = [
  [':exchangeRecaptchaV3Token', { token: 'app-check-token', ttl: '3600s' }],
  ['/webConfig', { measurementId: 'G-LOCAL', appId: 'a' }],
  [
    'firebaseinstallations.',
    { fid: 'c1d2e3f4g5h6i7j8k9l0mn', refreshToken: 'r', authToken: { token: 't', expiresIn: '604800s' } },
  ],
];
const callsOf = (calls: GoogleCall[], part: string) => calls.filter(({ url }) => url.includes(part)).length;

async function open(keys: Partial<RuntimeConfig['firebase']>) {
  const calls = playGoogle((url) => {
    const answer = answers.find(([part]) => url.includes(part));
    return answer ? Response.json(answer[1]) : new Response('{}', { status: 400 });
  });
  const consent = observable(false);
  const { config } = createTestHost().host;
  const firebase = { ...config.firebase, appId: '1:1:web:a', ...keys };
  // Outside browsers the SDK takes the network when it is loaded.
  jest.resetModules();
  const { openStaffAuthentication } = await import('./open-staff-authentication');
  const authentication = await openStaffAuthentication({ ...config, firebase }, consent);
  await elapse(0);
  const signIn = async () => {
    const signingIn = authentication.signIn('owner@vitrine.example', 'not it').catch(() => undefined);
    await elapse(0);
    await signingIn;
  };
  return { calls, consent, signIn };
}
/** Scripts of Google's that were put on the page. */
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

test('without keys nothing starts but authentication', async () => {
  const { calls, consent, signIn } = await open({});
  consent.set(true);
  await signIn();
  expect(calls.map(({ url }) => new URL(url).hostname)).toEqual(['identitytoolkit.googleapis.com']);
  expect(scripts()).toEqual([]);
});

test('with its key App Check starts, and comes before the first call of the identity service', async () => {
  const { calls, signIn } = await open({ recaptchaSiteKey: 'site-key' });
  await signIn();
  expect(callsOf(calls, ':exchangeRecaptchaV3Token')).toBe(1);
  const order = calls.map(({ url }) => new URL(url).hostname);
  expect(order.indexOf('content-firebaseappcheck.googleapis.com')).toBeLessThan(
    order.indexOf('identitytoolkit.googleapis.com'),
  );
});

test('with theirs Analytics and Installations start after consent, not before, and end with it', async () => {
  const { calls, consent, signIn } = await open({ measurementId: 'G-LOCAL' });
  await signIn();
  expect(callsOf(calls, 'firebaseinstallations.')).toBe(0);
  expect(scripts()).toEqual([]);

  consent.set(true);
  await elapse(0);
  expect(callsOf(calls, 'firebaseinstallations.')).toBe(1);
  expect(scripts()).toEqual(['/gtag/js']);
  expect(Reflect.get(window, 'ga-disable-G-LOCAL')).toBe(false);

  consent.set(false);
  await elapse(0);
  expect(Reflect.get(window, 'ga-disable-G-LOCAL')).toBe(true);
});
