import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotFoundError } from '@vitrine/shared/host';
import { createTestHost } from '@vitrine/shared/host/testing';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createPreferences } from '../preferences/preferences';
import { ErrorElement } from '../screens/error-element';
import { ShellProvider } from '../shell-context';
import type { LoadScreen } from './load-screen';
import { ReleaseFailure } from './release-failure';
import { remoteLoads, reportLoad } from './remote-loads';
import { LoadScreenProvider, RemoteScreen } from './remote-screen';

function Broken(): never {
  throw new Error('broken');
}
function Nothing(): never {
  throw new NotFoundError();
}
const partAddress = 'https://remotes.example/manager/1.4.0/7.js';
function WithoutPart(): never {
  const failure = { name: 'ChunkLoadError', request: partAddress };
  throw Object.assign(new Error('Loading chunk 7 failed.'), failure);
}
function Later() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('later');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
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

/** Whether the server says that there is no such part; nothing else answers. */
let partIsGone = false;
// React tells the console about every error that a boundary catches.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (address !== partAddress || !partIsGone) throw new TypeError('Failed to fetch');
    return new Response('', { status: 404 });
  });
});
afterEach(() => jest.restoreAllMocks());

/** As the real loader tells of a load that went well. */
const reported =
  (Screen: () => ReactNode): LoadScreen =>
  async (remote, screen) => {
    reportLoad({ remote, screen, version: '1.4.0', source: 'current' }).end(null);
    return { default: Screen };
  };
const lastLoad = () => remoteLoads.get().at(-1);

describe('what is told of a screen that was loaded', () => {
  it('says that it crashed, with what it threw, and so when it was tried again', async () => {
    await show(reported(Broken));
    expect(lastLoad()).toMatchObject({ version: '1.4.0', outcome: 'crashed', failure: 'broken' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(remoteLoads.get().slice(-2)).toMatchObject([{ outcome: 'crashed' }, { outcome: 'crashed' }]);
  });

  it('says so too when it crashes later', async () => {
    await show(reported(Later));
    expect(lastLoad()).toMatchObject({ outcome: 'loaded', failure: null });
    await userEvent.click(screen.getByRole('button', { name: 'Break' }));
    expect(lastLoad()).toMatchObject({ outcome: 'crashed', failure: 'later' });
  });

  it('says that a part of it could not be loaded', async () => {
    await show(reported(WithoutPart));
    expect(lastLoad()).toMatchObject({ outcome: 'failed', failure: 'Loading chunk 7 failed.' });
  });

  it('says nothing of what is not there', async () => {
    await show(reported(Nothing));
    expect(lastLoad()).toMatchObject({ outcome: 'loaded' });
  });
});

describe('a screen of a remote', () => {
  it('has a loading fallback until it is there', async () => {
    let arrive = (_module: typeof brands) => {};
    await show(() => new Promise((resolve) => (arrive = resolve)));
    expect(screen.getByText('loading')).toBeVisible();
    await act(async () => arrive(brands));
    expect(screen.getByRole('heading', { name: 'Brands' })).toBeVisible();
  });

  it('starts again for another thing, and goes on where only its part changes', async () => {
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

  it.each([
    ['that does not answer in time', new ReleaseFailure('was not there within 300 ms', true), true],
    ['whose bytes are others', new ReleaseFailure('does not have the bytes', false), false],
  ])('blames the connection only where it may be that: %s', async (_what, failure, mayBe) => {
    await show(async () => {
      throw failure;
    });
    expect(screen.getByRole('heading', { name: 'The manager could not be loaded' })).toBeVisible();
    expect(screen.queryByText(/Check the connection/) !== null).toBe(mayBe);
    expect(screen.queryByText(/The fault is ours/) !== null).toBe(!mayBe);
  });

  it('that breaks blames nobody’s connection', async () => {
    await show(async () => ({ default: Broken }));
    expect(screen.queryByText(/Check the connection/)).toBeNull();
    expect(screen.getByText(/The fault is ours/)).toBeVisible();
  });

  it('of which a part does not come says that it could not be loaded', async () => {
    await show(async () => ({ default: WithoutPart }));
    expect(screen.getByRole('heading', { name: 'The manager could not be loaded' })).toBeVisible();
    expect(screen.getByText(/Check the connection/)).toBeVisible();
  });

  it('of which a part is gone says that a new version is out, and blames nobody’s connection', async () => {
    partIsGone = true;
    // It was reloaded a moment ago, and that did not help.
    const justNow = JSON.stringify([[location.pathname, Date.now()]]);
    sessionStorage.setItem('vitrine-reloaded', justNow);
    await show(async () => ({ default: WithoutPart }));
    expect(screen.getByRole('heading', { name: 'A new version is out' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByText(/Check the connection/)).toBeNull();
    expect(screen.getByText('the frame')).toBeVisible();
    partIsGone = false;
  });

  it('lets people enlarge its fallback’s text', async () => {
    await show(async () => ({ default: Broken }));
    await userEvent.click(screen.getByRole('button', { name: 'Larger text' }));
    expect(document.documentElement).toHaveStyle({ fontSize: '125%' });
  });

  it('that finds nothing leaves the page to the not-found screen', async () => {
    await show(async () => ({ default: Nothing }));
    expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    expect(screen.queryByText('the frame')).toBeNull();
  });
});
