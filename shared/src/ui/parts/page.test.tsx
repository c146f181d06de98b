import { act, render, screen } from '@testing-library/react';
import { HostProvider, Link, Outlet } from '@vitrine/shared/host';
import { createTestHost } from '@vitrine/shared/host/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Page } from './page';

function open() {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Link to="/stores">to the stores</Link>
            <Outlet />
          </>
        ),
        children: [
          { path: '/brands', element: <Page title="Brands">two</Page> },
          { path: '/stores', element: <Page title="Stores">one</Page> },
          {
            path: '/search',
            element: (
              <Page title="Search">
                {/* biome-ignore lint/a11y/noAutofocus: such a screen exists */}
                <input autoFocus aria-label="What" />
              </Page>
            ),
          },
        ],
      },
    ],
    { initialEntries: ['/brands'] },
  );
  render(
    <HostProvider value={createTestHost().host}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  return (to: string) => act(() => router.navigate(to));
}
const heading = (name: string) => screen.getByRole('heading', { name, level: 1 });

it('names the tab, and leaves the focus alone when the page is loaded', () => {
  open();
  expect(document.title).toBe('Brands · Vitrine');
  expect(document.body).toHaveFocus();
});

it('takes the focus from the link that led to it', async () => {
  const goTo = open();
  screen.getByRole('link').focus();
  await goTo('/stores');
  expect(document.title).toBe('Stores · Vitrine');
  expect(heading('Stores')).toHaveFocus();
});

it('leaves the focus alone while people change the screen in its address', async () => {
  const goTo = open();
  await goTo('/stores');
  screen.getByRole('link').focus();
  await goTo('/stores?q=oak');
  expect(screen.getByRole('link')).toHaveFocus();
});

it('leaves the focus where its own field has put it', async () => {
  const goTo = open();
  await goTo('/search');
  expect(screen.getByRole('textbox')).toHaveFocus();
});
