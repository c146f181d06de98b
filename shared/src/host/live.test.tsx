import { act, render, screen } from '@testing-library/react';
import { useLive } from './live';
import { createTestHost, TestHost } from './testing/test-host';

function Counts() {
  const { snapshot, connection } = useLive<{ votes: number }>('/v1/live');
  return (
    <p>
      {connection}: {snapshot?.votes ?? 'no'} votes
    </p>
  );
}

/** The page, with a token that the API takes only once it was renewed. */
function renderCounts() {
  const { host } = createTestHost();
  const getToken = async (options?: object) => (options ? 'renewed' : 'old');
  render(
    <TestHost host={{ ...host, identity: { ...host.identity, getToken } }} address="/" path="/">
      <Counts />
    </TestHost>,
  );
}
const stream = (...chunks: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );
const votes = (count: number) => `event: snapshot\ndata: {"votes":${count}}\n\n`;
const tokenOf = (init?: RequestInit) => new Headers(init?.headers).get('authorization');

test('before the first answer it is connecting, and lost after one that broke off', async () => {
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  globalThis.fetch = () => answered;
  renderCounts();
  expect(screen.getByText('connecting: no votes')).toBeVisible();
  answer(new Response(votes(3), { headers: { 'content-type': 'text/event-stream' } }));
  expect(await screen.findByText('lost: 3 votes')).toBeVisible();
});

function Clock() {
  const { clockBehindMs } = useLive('/v1/live');
  return <p>{Math.round(clockBehindMs / 3_600_000)} hours behind</p>;
}

test('what the server’s clock says is told apart from what is seen', async () => {
  const inADay = new Date(Date.now() + 24 * 3_600_000).toISOString();
  globalThis.fetch = async () => stream(`event: clock\ndata: ${inADay}\n\n`);
  const { host } = createTestHost();
  render(
    <TestHost host={host} address="/" path="/">
      <Clock />
    </TestHost>,
  );
  expect(await screen.findByText('24 hours behind')).toBeVisible();
});

test('a token that has grown old is renewed', async () => {
  globalThis.fetch = async (_, init) =>
    tokenOf(init) === 'Bearer renewed' ? stream(votes(2)) : new Response(null, { status: 401 });
  renderCounts();
  expect(await screen.findByText('connected: 2 votes')).toBeVisible();
});

test('what is refused for good is said to be, and asked for no longer', async () => {
  const tokens: (string | null)[] = [];
  globalThis.fetch = async (_, init) => {
    tokens.push(tokenOf(init));
    return new Response(null, { status: 401 });
  };
  renderCounts();
  expect(await screen.findByText('refused: no votes')).toBeVisible();
  expect(tokens).toEqual(['Bearer old', 'Bearer renewed']);
});

describe('a stream that broke off', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test.each([
    [0, 1_000],
    [0.9, 2_800],
  ])(
    'is asked for again when the server said, sooner or later: by chance %d after %d ms',
    async (chance, ms) => {
      jest.spyOn(Math, 'random').mockReturnValue(chance);
      const asked = jest.fn(async () => stream('retry: 2000\n\n', votes(3)));
      asked.mockImplementationOnce(async () => new Response('retry: 2000\n\n'));
      globalThis.fetch = asked;
      renderCounts();
      await act(() => jest.advanceTimersByTimeAsync(ms - 1));
      expect(asked).toHaveBeenCalledTimes(1);
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(asked).toHaveBeenCalledTimes(2);
    },
  );
});
