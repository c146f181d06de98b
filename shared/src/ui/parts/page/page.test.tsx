import { act, render, screen } from '@testing-library/react';
import { Link, Outlet } from '@vitrine/shared/host';
import { createTestHost, createTestRoutes } from '@vitrine/shared/host/testing';
import type { ReactNode } from 'react';
import { UiProvider } from '../../provider/ui-provider';
import { Dialog } from '../dialogs/dialog';
import { Page } from './page';

function open({ beside = null }: { beside?: ReactNode } = {}) {
  const { router, page } = createTestRoutes(
    createTestHost().host,
    [
      {
        element: (
          <>
            <Link to="/stores">to the stores</Link>
            <Outlet />
            {beside}
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
    '/brands',
  );
  render(page);
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

it('leaves the focus in a dialog that is open over it', async () => {
  const palette = (
    <UiProvider>
      <Dialog open title="Go to anything" onClose={() => undefined}>
        <input aria-label="Where" />
      </Dialog>
    </UiProvider>
  );
  const goTo = open({ beside: palette });
  const field = await screen.findByRole('textbox', { name: 'Where' });
  field.focus();
  await goTo('/stores');
  expect(document.title).toBe('Stores · Vitrine');
  expect(field).toHaveFocus();
});

it('leaves the focus to whoever writes beside it, in a drawer that stays', async () => {
  const goTo = open({ beside: <textarea aria-label="Reply" /> });
  const field = screen.getByRole('textbox', { name: 'Reply' });
  field.focus();
  await goTo('/stores');
  expect(document.title).toBe('Stores · Vitrine');
  expect(field).toHaveFocus();
});
