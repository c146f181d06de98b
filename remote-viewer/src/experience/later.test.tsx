import { act, render, screen } from '@testing-library/react';
import { later } from './later';

const Notice = ({ text }: { text: string }) => <p role="note">{text}</p>;

it('shows what stands there meanwhile, and tries again by itself where the part did not come', async () => {
  jest.useFakeTimers();
  const load = jest.fn<Promise<{ default: typeof Notice }>, []>();
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ default: Notice });
  const Later = later(load);
  render(<Later text="A new version is available." meanwhile={<i>…</i>} />);
  await act(async () => undefined);
  expect(screen.getByText('…')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('note')).toHaveTextContent('A new version is available.');
  expect(load).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
