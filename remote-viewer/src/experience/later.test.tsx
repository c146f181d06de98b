import { act, render, screen } from '@testing-library/react';
import { Later } from './later';

afterEach(() => jest.useRealTimers());

it('shows what stands there meanwhile, and tries again by itself where the part did not come', async () => {
  jest.useFakeTimers();
  const load = jest.fn<Promise<string>, []>();
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('A new version is available.');
  render(
    <Later load={load} meanwhile="…">
      {(text) => <p role="note">{text}</p>}
    </Later>,
  );
  await act(async () => undefined);
  expect(screen.getByText('…')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('note')).toHaveTextContent('A new version is available.');
  expect(load).toHaveBeenCalledTimes(2);
});
