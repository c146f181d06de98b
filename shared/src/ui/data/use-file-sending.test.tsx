import { act, renderHook } from '@testing-library/react';
import { useFileSending } from './use-file-sending';

const file = new File(['x'], 'spring.csv');

/** Sends a file that arrives when it is told to. */
function sendOne() {
  const signals: AbortSignal[] = [];
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { result, unmount } = renderHook(() =>
    useFileSending((_file, { signal }) => {
      signals.push(signal);
      return arrival;
    }),
  );
  act(() => result.current.start(file));
  const isStopped = () => signals.some(({ aborted }) => aborted);
  return { arrive: () => arrive(), isStopped, result, unmount };
}

test('who leaves while a file is on its way stops it', () => {
  const { isStopped, unmount } = sendOne();
  unmount();
  expect(isStopped()).toBe(true);
});

test('what has arrived is not stopped any more: there is nothing to take back', async () => {
  const { arrive, isStopped, result, unmount } = sendOne();
  await act(async () => arrive());
  expect(result.current.sending).toBeNull();
  result.current.cancel();
  unmount();
  expect(isStopped()).toBe(false);
});
