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

describe('a page that nobody sees', () => {
  const setSeen = (isSeen: boolean) => {
    const value = isSeen ? 'visible' : 'hidden';
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    act(() => document.dispatchEvent(new Event('visibilitychange')) as unknown as undefined);
  };
  /** Streams that stay open, as the server sees them. */
  function openStreams() {
    const signals: AbortSignal[] = [];
    globalThis.fetch = async (_, init) => {
      const signal = init?.signal as AbortSignal;
      signals.push(signal);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(votes(signals.length)));
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body);
    };
    return { open: () => signals.filter(({ aborted }) => !aborted).length };
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    setSeen(true);
  });

  test('lets go of its stream after a while, and has the newest once it is seen again', async () => {
    const streams = openStreams();
    renderCounts();
    await pass(0);
    expect(screen.getByText('connected: 1 votes')).toBeVisible();
    setSeen(false);
    await pass(9_999);
    expect(streams.open()).toBe(1);
    await pass(1);
    expect(streams.open()).toBe(0);
    await pass(60_000);
    expect(streams.open()).toBe(0);
    expect(screen.getByText('connected: 1 votes')).toBeVisible();
    setSeen(true);
    await pass(0);
    expect(screen.getByText('connected: 2 votes')).toBeVisible();
  });

  test('keeps its stream where it was away for a moment', async () => {
    const streams = openStreams();
    renderCounts();
    await pass(0);
    setSeen(false);
    await pass(5_000);
    setSeen(true);
    await pass(60_000);
    expect(streams.open()).toBe(1);
    expect(screen.getByText('connected: 1 votes')).toBeVisible();
  });

  test('asks for none while it was never seen, as a tab that was opened behind another', async () => {
    setSeen(false);
    const streams = openStreams();
    renderCounts();
    await pass(60_000);
    expect(streams.open()).toBe(0);
    setSeen(true);
    await pass(0);
    expect(screen.getByText('connected: 1 votes')).toBeVisible();
  });
});
