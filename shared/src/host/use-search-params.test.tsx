import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSearchParams } from './use-search-params';

type Change = ReturnType<typeof useSearchParams>[1];

/** @param onReady gets the change of the first render. */
function Screen({ onReady }: { onReady: (change: Change) => void }) {
  const [params, change] = useSearchParams();
  onReady(change);
  return String(params);
}

it('keeps both of two changes, however soon the second follows the first', async () => {
  let set: Change | undefined;
  const onReady = (change: Change) => {
    set ??= change;
  };
  const router = createMemoryRouter([{ path: '/log', element: <Screen onReady={onReady} /> }], {
    initialEntries: ['/log?from=1&who=Mia'],
  });
  const { container } = render(<RouterProvider router={router} />);
  const changed = (name: string, value: string) => (before: URLSearchParams) => {
    before.set(name, value);
    return before;
  };
  await act(async () => {
    await set?.(changed('from', '2'));
    // Nothing was rendered meanwhile.
    await set?.(changed('until', '3'));
  });
  expect(container).toHaveTextContent('from=2&who=Mia&until=3');
});
