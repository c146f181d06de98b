import { act, render, screen } from '@testing-library/react';
import { shellOutdated } from '@vitrine/shared/browser/shell-outdated';
import { useLeaveGuard } from '@vitrine/shared/host';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { useReloadWhenOutdated } from './use-reload-when-outdated';

let reloads: number;
const reload = () => {
  reloads += 1;
};
let isSaving: boolean;
beforeEach(() => {
  reloads = 0;
  isSaving = false;
  sessionStorage.clear();
  shellOutdated.set(false);
  globalThis.fetch = jest.fn(async () => new Response('{}'));
});

function Area() {
  useReloadWhenOutdated(reload);
  useLeaveGuard(isSaving, 'Leave?');
  return <Outlet />;
}

async function show() {
  const router = createMemoryRouter(
    [
      {
        element: <Area />,
        children: [
          { path: 'polling', element: <input aria-label="Name" /> },
          { path: 'products', element: <h1>Products</h1> },
        ],
      },
    ],
    { initialEntries: ['/polling'] },
  );
  await act(async () => render(<RouterProvider router={router} />));
  // The browser's address is the router's in the product.
  return (to: string) =>
    act(async () => {
      window.history.replaceState(null, '', to);
      await router.navigate(to);
    });
}

it('leaves the screen alone whose part is gone, and reloads the page with the next one', async () => {
  const go = await show();
  await act(async () => shellOutdated.set(true));
  await go('/polling?sort=name');
  expect(reloads).toBe(0);
  await go('/products');
  expect(reloads).toBe(1);
});

it('has no reason while nothing is gone', async () => {
  const go = await show();
  await go('/products');
  expect(reloads).toBe(0);
});

it('never does so over something unsaved: then it is the screen after that', async () => {
  isSaving = true;
  const go = await show();
  await act(async () => shellOutdated.set(true));
  await go('/products');
  expect(reloads).toBe(0);
  expect(screen.getByRole('heading', { name: 'Products' })).toBeVisible();
  isSaving = false;
  await go('/polling');
  expect(reloads).toBe(1);
});
