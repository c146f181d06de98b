import { waitFor } from '@testing-library/react';
import { describeError } from '../toast/describe-error';
import { createAuthMachine } from './auth-machine';
import type { AuthUser } from './identity-service';

const user: AuthUser = { uid: 'u1', email: 'owner@vitrine.example', displayName: null };

type Report = { user: AuthUser | null } | { failure: unknown };
let report: (what: Report) => void;
const automaticSignIn = jest.fn<Promise<void>, []>();
const unsubscribe = jest.fn();
const showError = jest.fn();

function startMachine() {
  const machine = createAuthMachine(
    {
      subscribe: (onUser, onError) => {
        report = (what) => ('user' in what ? onUser(what.user) : onError(what.failure));
        return unsubscribe;
      },
      automaticSignIn,
    },
    showError,
  );
  stop = machine.start();
  return machine;
}
let stop: () => void;

beforeEach(() => {
  jest.resetAllMocks();
  automaticSignIn.mockResolvedValue();
});
afterEach(() => stop());

const goOnline = () => window.dispatchEvent(new Event('online'));
/** Everything that promises have to do by now. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('it starts loading, with no user and no error', () => {
  expect(startMachine().get()).toEqual({ authUser: null, isLoading: true, error: null });
  expect(automaticSignIn).not.toHaveBeenCalled();
});

const nobody = { authUser: null, isLoading: false, error: null };
const signedIn = { authUser: user, isLoading: false, error: null };
const failed = { authUser: null, isLoading: false, error: 'No storage' };
const transitions: [string, Report[], object, number][] = [
  ['a user ends loading', [{ user }], signedIn, 0],
  ['nobody ends loading and is followed by the automatic step', [{ user: null }], nobody, 1],
  [
    'a failing listener ends loading and keeps its message',
    [{ failure: new Error('No storage') }],
    failed,
    0,
  ],
  [
    'a failure without a message has the specification’s',
    [{ failure: new Error('') }],
    { ...failed, error: 'An error occurred during authentication' },
    0,
  ],
  [
    'a failure that is no error has the specification’s message',
    [{ failure: undefined }],
    { ...failed, error: 'An error occurred during authentication' },
    0,
  ],
  ['a user clears an error', [{ failure: new Error('No storage') }, { user }], signedIn, 0],
  [
    'nobody clears an error and is followed by the step',
    [{ failure: new Error('No storage') }, { user: null }],
    nobody,
    1,
  ],
  [
    'a failing listener leaves the user',
    [{ user }, { failure: new Error('No storage') }],
    { ...failed, authUser: user },
    0,
  ],
  ['signing in after the step does not run it again', [{ user: null }, { user }, { user: null }], nobody, 1],
];

test.each(transitions)('%s', async (_, reports, expected, steps) => {
  const machine = startMachine();
  for (const one of reports) report(one);
  await settle();
  expect(machine.get()).toEqual(expected);
  expect(automaticSignIn).toHaveBeenCalledTimes(steps);
  expect(showError).not.toHaveBeenCalled();
});

test('a failed step shows the error toast once and is not repeated', async () => {
  const failure = new Error('The link has expired');
  automaticSignIn.mockRejectedValue(failure);
  const machine = startMachine();
  report({ user: null });
  report({ user: null });
  await settle();
  expect(showError).toHaveBeenCalledTimes(1);
  expect(showError).toHaveBeenCalledWith(failure);
  expect(automaticSignIn).toHaveBeenCalledTimes(1);
  expect(machine.get()).toEqual(nobody);
});

test.each([
  ['undefined', undefined, 'An error occurred during authentication'],
  ['null', null, 'An error occurred during authentication'],
  ['an error without a message', new Error(), 'An error occurred during authentication'],
  [
    'a refusal without a message',
    Object.assign(new Error(), { status: 503 }),
    'An error occurred during authentication (503)',
  ],
  ['an error with a message', new Error('The link has expired'), 'The link has expired'],
])('a step that fails with %s shows words', async (_, failure, description) => {
  automaticSignIn.mockRejectedValue(failure);
  startMachine();
  report({ user: null });
  await settle();
  expect(describeError(showError.mock.calls[0]?.[0])).toBe(description);
});

test('the step runs again when the browser comes back online, once each time', async () => {
  automaticSignIn.mockRejectedValue(new Error('No connection'));
  startMachine();
  report({ user: null });
  await settle();
  goOnline();
  await settle();
  expect(automaticSignIn).toHaveBeenCalledTimes(2);
  expect(showError).toHaveBeenCalledTimes(2);
});

test('coming back online while the step is failing repeats it once, never beside itself', async () => {
  let fail: (error: Error) => void = () => undefined;
  automaticSignIn.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  startMachine();
  report({ user: null });
  goOnline();
  goOnline();
  expect(automaticSignIn).toHaveBeenCalledTimes(1);
  fail(new Error('No connection'));
  await waitFor(() => expect(automaticSignIn).toHaveBeenCalledTimes(2));
  await settle();
  expect(automaticSignIn).toHaveBeenCalledTimes(2);
});

test('coming back online does nothing for someone signed in, or while loading', async () => {
  startMachine();
  goOnline();
  report({ user });
  goOnline();
  await settle();
  expect(automaticSignIn).not.toHaveBeenCalled();
});

test('after its end it hears nothing more', async () => {
  startMachine();
  report({ user: null });
  await settle();
  stop();
  goOnline();
  await settle();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(automaticSignIn).toHaveBeenCalledTimes(1);
});

test('listeners hear of every change', () => {
  const machine = startMachine();
  const listener = jest.fn();
  const undo = machine.subscribe(listener);
  report({ user });
  expect(listener).toHaveBeenCalledTimes(1);
  undo();
  report({ user: null });
  expect(listener).toHaveBeenCalledTimes(1);
});
