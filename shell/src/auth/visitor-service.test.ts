import { createAuthMachine } from './auth-machine';
import { createVisitorService } from './visitor-service';

const answer = (status: number, body: object, type = 'application/json') =>
  ({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': type }),
    json: async () => body,
  }) as Response;

const settle = () => new Promise((resolve) => setTimeout(resolve));

function arrive(send: typeof fetch) {
  let paint: () => void = () => undefined;
  const showError = jest.fn();
  const machine = createAuthMachine(
    createVisitorService((callback) => {
      paint = callback;
    }, send),
    showError,
  );
  machine.start();
  return { machine, showError, paint: () => paint() };
}

test('a visitor gets a session after first paint, not before', async () => {
  const send = jest.fn(async () => answer(201, { respondentId: 'r1' }));
  const { machine, paint } = arrive(send);
  await settle();
  expect(send).not.toHaveBeenCalled();
  expect(machine.get().isLoading).toBe(true);

  paint();
  await settle();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(
    '/v1/visitor-sessions',
    expect.objectContaining({ method: 'POST', body: '{}' }),
  );
  expect(machine.get()).toEqual({
    authUser: { uid: 'r1', email: null, displayName: null },
    isLoading: false,
    error: null,
  });
});

test('a refused session shows the server’s message and status, and blocks nothing', async () => {
  const problem = { status: 429, code: 'rate-limited', message: 'Too many requests' };
  const { machine, showError, paint } = arrive(async () => answer(429, problem, 'application/problem+json'));
  paint();
  await settle();
  expect(showError).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Too many requests', status: 429 }),
  );
  expect(machine.get()).toEqual({ authUser: null, isLoading: false, error: null });
});
