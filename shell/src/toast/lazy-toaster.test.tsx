import { act, render, screen } from '@testing-library/react';
import { LazyToaster } from './lazy-toaster';
import { dismissToast, shownToasts, toast, toastDurationMs } from './toast-store';
import Toaster from './toaster';

// React tells the console about every error that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  act(() => {
    for (const { id } of shownToasts.get()) dismissToast(id);
  });
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const loadToaster = jest.fn<Promise<{ default: typeof Toaster }>, []>();
const show = () =>
  render(
    <>
      <p>the page</p>
      <LazyToaster load={loadToaster} />
    </>,
  );
beforeEach(() => loadToaster.mockReset());

it('says a toast’s words plainly when the toaster’s code does not arrive, and leaves the page alone', async () => {
  jest.useFakeTimers();
  loadToaster.mockRejectedValue(new Error('Loading chunk toaster failed'));
  show();
  await act(async () => toast.error(new Error('The store is in use')));
  expect(screen.getByRole('alert')).toHaveTextContent('Error The store is in use');
  expect(screen.getByText('the page')).toBeVisible();
  act(() => jest.advanceTimersByTime(toastDurationMs));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('fetches the code afresh for the next toast', async () => {
  loadToaster.mockRejectedValueOnce(new Error('Loading chunk toaster failed'));
  loadToaster.mockResolvedValue({ default: Toaster });
  show();
  await act(async () => toast.error(new Error('The store is in use')));
  await act(async () => toast.success({ description: 'Brand created' }));
  expect(await screen.findByRole('listitem')).toHaveTextContent('Brand created');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(loadToaster).toHaveBeenCalledTimes(2);
});
