import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTestHost, createTestRoutes } from '@vitrine/shared/host/testing';
import { createOutbox, OutboxContext } from '../answers/outbox';
import type { Experience } from '../experience/experience';
import { loadInside } from '../experience/load-inside';
import { Visit } from '../experience/visit';
import { loadWords } from '../testing/load-words';
import { shownExperience } from '../testing/shown-experience';
import { kioskTexts } from './kiosk-texts';

beforeAll(async () => {
  await loadWords('en', kioskTexts);
  await loadWords('ar', kioskTexts);
  await loadInside(['en']);
});
// jsdom has none.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
});

const kiosk: Experience = { ...shownExperience(), isKiosk: true, idleResetSeconds: 30 };
const online = jest.fn<boolean, []>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
  online.mockReturnValue(true);
  globalThis.fetch = async (input) => {
    if (!online() || String(input).endsWith('/live')) throw new TypeError('Failed to fetch');
    return Response.json({ respondentId: 'respo23456789abc' }, { status: 201 });
  };
  // Each test in a tab of its own, as far as its history goes.
  window.history.pushState(null, '', '/showroom24?mode=desk');
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** The page, loaded where the browser is now. */
function load() {
  const onReload = jest.fn();
  const { page, router } = createTestRoutes(
    createTestHost().host,
    [{ path: '/:placementId', element: <Visit experience={kiosk} onReload={onReload} /> }],
    null,
  );
  const { unmount } = render(<OutboxContext value={createOutbox()}>{page}</OutboxContext>);
  return {
    onReload,
    leave() {
      unmount();
      router.dispose();
    },
  };
}
const wayIn = () => screen.queryByRole('button', { name: 'Step inside' });
const inside = () => screen.queryByRole('navigation', { name: 'Menu' });
async function stepInside() {
  await pass(1);
  fireEvent.click(wayIn() ?? document.body);
  await pass(1);
  expect(inside()).toBeVisible();
}
async function back() {
  window.history.back();
  await pass(1);
}
async function forward() {
  window.history.forward();
  await pass(1);
}

it('does not lead back to where the visitor before has been, when it could not be loaded anew', async () => {
  online.mockReturnValue(false);
  const { leave, onReload } = load();
  await stepInside();
  await pass(40);
  expect(wayIn()).toBeVisible();
  expect(onReload).not.toHaveBeenCalled();
  await back();
  expect(wayIn()).toBeVisible();
  expect(window.location.search).toBe('?mode=desk');

  await back();
  expect(wayIn()).toBeVisible();
  await stepInside();
  // Their own places are there as anybody's are.
  await back();
  expect(wayIn()).toBeVisible();
  await forward();
  expect(inside()).toBeVisible();
  leave();
});

it('nor after it was loaded anew, however often', async () => {
  const former = load();
  await stepInside();
  await pass(40);
  expect(former.onReload).toHaveBeenCalledTimes(1);
  former.leave();
  const { leave } = load();
  await pass(1);
  expect(wayIn()).toBeVisible();
  await back();
  expect(wayIn()).toBeVisible();
  leave();
  const again = load();
  await pass(1);
  await back();
  expect(wayIn()).toBeVisible();
  expect(window.location.search).toBe('?mode=desk');
  again.leave();
});

it.each([true, false])(
  'nor forward to where the visitor before came back from; online: %s',
  async (isOnline) => {
    online.mockReturnValue(isOnline);
    const former = load();
    await stepInside();
    await back();
    expect(wayIn()).toBeVisible();
    await pass(40);
    expect(former.onReload).toHaveBeenCalledTimes(isOnline ? 1 : 0);
    if (isOnline) former.leave();
    const { leave } = isOnline ? load() : former;
    await forward();
    expect(wayIn()).toBeVisible();
    leave();
  },
);

it('speaks to whoever comes next without the network as to a stranger', async () => {
  online.mockReturnValue(false);
  const { leave } = load();
  await pass(1);
  const languages = screen.getByRole('combobox', { name: 'Language' });
  fireEvent.click(languages);
  fireEvent.change(languages, { target: { value: 'ar' } });
  await pass(1);
  expect(document.documentElement.lang).toBe('ar');
  await pass(40);
  expect(document.documentElement.lang).toBe('en');
  expect(wayIn()).toBeVisible();
  leave();
});

it('is loaded for whoever comes next as soon as the network is back and the session is theirs', async () => {
  online.mockReturnValue(false);
  const { leave, onReload } = load();
  await stepInside();
  await pass(40);
  expect(onReload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await pass(1);
  expect(onReload).toHaveBeenCalledTimes(1);
  leave();
});

it('leaves whoever has come meanwhile where they are', async () => {
  online.mockReturnValue(false);
  const { leave, onReload } = load();
  await stepInside();
  await pass(40);
  await stepInside();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await pass(1);
  expect(onReload).not.toHaveBeenCalled();
  expect(inside()).toBeVisible();
  leave();
});
