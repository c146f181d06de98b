import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotFoundError } from '@vitrine/shared/host';
import { createTestHost } from '@vitrine/shared/host/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createPreferences } from '../preferences/preferences';
import { ErrorElement } from '../screens/error-element';
import { ShellProvider } from '../shell-context';
import type { LoadScreen } from './load-screen';
import { LoadScreenProvider, RemoteScreen } from './remote-screen';

function Broken(): never {
  throw new Error('broken');
}
function Nothing(): never {
  throw new NotFoundError();
}
function WithoutPart(): never {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}
const Typed = () => <input aria-label="Name" />;
const brands = { default: () => <h1>Brands</h1> };

function show(load: LoadScreen) {
  const router = createMemoryRouter([
    {
      path: '/',
      errorElement: <ErrorElement />,
      element: (
        <>
          <p>the frame</p>
          <RemoteScreen remote="manager" screen="brands" loading={<p>loading</p>} />
        </>
      ),
    },
  ]);
  return act(async () =>
    render(
      <ShellProvider value={{ config: createTestHost().host.config, preferences: createPreferences() }}>
        <LoadScreenProvider value={load}>
          <RouterProvider router={router} />
        </LoadScreenProvider>
      </ShellProvider>,
    ),
  );
}

// React tells the console about every error that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a screen of a remote', () => {
  it('has a loading fallback until it is there', async () => {
    let arrive = (_module: typeof brands) => {};
    await show(() => new Promise((resolve) => (arrive = resolve)));
    expect(screen.getByText('loading')).toBeVisible();
    await act(async () => arrive(brands));
    expect(screen.getByRole('heading', { name: 'Brands' })).toBeVisible();
  });

  it('begins anew for another thing, and goes on where only its part changes', async () => {
    const router = createMemoryRouter(
      [
        {
          path: '/brands/:brandId',
          element: <RemoteScreen remote="manager" screen="brand-home" loading={<p>loading</p>} />,
          children: [{ path: 'stores', element: null }],
        },
      ],
      { initialEntries: ['/brands/one'] },
    );
    const load = async () => ({ default: Typed });
    await act(async () =>
      render(
        <ShellProvider value={{ config: createTestHost().host.config, preferences: createPreferences() }}>
          <LoadScreenProvider value={load}>
            <RouterProvider router={router} />
          </LoadScreenProvider>
        </ShellProvider>,
      ),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Halden');
    await act(() => router.navigate('/brands/one/stores?page=2'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Halden');
    await act(() => router.navigate('/brands/two/stores'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  it('that cannot be loaded shows a named fallback inside the frame, and Retry loads it afresh', async () => {
    let reachable = false;
    await show(async () => {
      if (!reachable) throw new Error('refused');
      return brands;
    });
    expect(screen.getByRole('heading', { name: 'The manager could not be loaded' })).toBeVisible();
    expect(screen.getByText('the frame')).toBeVisible();
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Brands' })).toBeVisible();
  });

  it('that breaks while rendering shows its own fallback inside the frame', async () => {
    await show(async () => ({ default: Broken }));
    expect(screen.getByRole('heading', { name: 'The manager stopped working' })).toBeVisible();
    expect(screen.getByText('the frame')).toBeVisible();
  });

  it('of which a part does not come says that it could not be loaded', async () => {
    await show(async () => ({ default: WithoutPart }));
    expect(screen.getByRole('heading', { name: 'The manager could not be loaded' })).toBeVisible();
  });

  it('lets people enlarge its fallback’s text', async () => {
    await show(async () => ({ default: Broken }));
    await userEvent.click(screen.getByRole('button', { name: 'Larger text' }));
    expect(document.documentElement).toHaveStyle({ fontSize: '125%' });
  });

  it('that finds nothing leaves the page to the not-found screen', async () => {
    await show(async () => ({ default: Nothing }));
    expect(screen.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    expect(screen.queryByText('the frame')).toBeNull();
  });
});
