import { act, render, screen } from '@testing-library/react';
import { useFormat } from './use-format';
import { useNow } from './use-now';

const minuteMs = 60_000;
const begun = Date.parse('2026-01-01T12:00:00Z');

function Invitation({ expiresAt }: { expiresAt: string }) {
  const format = useFormat();
  const now = useNow();
  const expired = Date.parse(expiresAt) <= now;
  return <p>{expired ? 'expired' : `expires ${format.relative(expiresAt, now)}`}</p>;
}

beforeEach(() => jest.useFakeTimers({ now: begun }));
afterEach(() => jest.useRealTimers());

test('what a screen says of time goes on while nothing else on it changes', () => {
  render(<Invitation expiresAt={new Date(begun + 3 * minuteMs).toISOString()} />);
  expect(screen.getByText('expires in 3 minutes')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2 * minuteMs));
  expect(screen.getByText('expires in 1 minute')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(minuteMs));
  expect(screen.getByText('expired')).toBeInTheDocument();
});

test('a part that comes later begins with the time of then, and nothing ticks once all are gone', () => {
  const { unmount } = render(<Invitation expiresAt={new Date(begun + 3 * minuteMs).toISOString()} />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.setSystemTime(begun + 5 * minuteMs);
  render(<Invitation expiresAt={new Date(begun + 3 * minuteMs).toISOString()} />);
  expect(screen.getByText('expired')).toBeInTheDocument();
});
