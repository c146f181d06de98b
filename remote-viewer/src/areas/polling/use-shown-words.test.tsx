import { act, renderHook } from '@testing-library/react';
import { useShownWords } from './use-shown-words';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const shown = (...words: string[]) =>
  Response.json({ questions: { smell: words.map((word) => ({ word, written: word, count: 1 })) } });
const later = () => act(() => jest.advanceTimersByTimeAsync(10_000));

it('a word that is hidden meanwhile is gone at the next look, and the others stay where no answer comes', async () => {
  const network = jest.fn(async () => shown('oak', 'pine'));
  window.fetch = network as typeof fetch;
  const { result, unmount } = renderHook(() => useShownWords('window2345', 'poll'));
  const words = () => result.current.smell?.map(({ word }) => word);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(words()).toEqual(['oak', 'pine']);
  network.mockResolvedValueOnce(shown('oak'));
  await later();
  expect(words()).toEqual(['oak']);
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await later();
  expect(words()).toEqual(['oak']);
  const asked = network.mock.calls.length;
  unmount();
  await later();
  expect(network).toHaveBeenCalledTimes(asked);
});

it('asks nothing in test access', async () => {
  const network = jest.fn();
  window.fetch = network;
  renderHook(() => useShownWords(null, 'poll'));
  await later();
  expect(network).not.toHaveBeenCalled();
});
