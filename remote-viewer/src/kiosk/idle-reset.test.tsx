import { act, fireEvent, render, screen } from '@testing-library/react';
import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { observable } from '@vitrine/shared/browser/observable';
import { HostProvider } from '@vitrine/shared/host';
import { createTestHost } from '@vitrine/shared/host/testing';
import { type AnswerState, type Outbox, OutboxContext } from '../answers/outbox';
import { favouritesKey } from '../areas/products/storage-keys';
import { LanguageProvider, languageKey } from '../language/language';
import { loadWords } from '../testing/load-words';
import { IdleReset } from './idle-reset';
import { kioskTexts } from './kiosk-texts';

beforeAll(() => loadWords('en', kioskTexts));
// jsdom has none.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const experienceId = 'exper23456789abc';
const asked = () => screen.queryByText('Are you still there?');
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const touch = () => {
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Situation {
  kept?: Record<string, AnswerState>;
  online?: boolean;
  isStale?: boolean;
  isThere?: boolean;
  language?: string;
}

/** At a kiosk that waits for half a minute. */
function stand({
  isStale = false,
  isThere = false,
  kept = {},
  language = 'en',
  online = true,
}: Situation = {}) {
  const calls: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    if (!online) throw new TypeError('Failed to fetch');
    calls.push([input, init?.body]);
    return Response.json({ respondentId: 'respo23456789abc' }, { status: 201 });
  };
  const store = observable(kept);
  const outbox: Outbox = {
    ...store,
    submit: async () => undefined,
    sendKept: async () => undefined,
    waitsMs: () => 0,
  };
  const [onReload, onReturn] = [jest.fn(), jest.fn()];
  const { host } = createTestHost();
  const change = jest.fn();
  host.preferences = { ...host.preferences, change };
  render(
    <HostProvider value={host}>
      <OutboxContext value={outbox}>
        <LanguageProvider languages={[language]}>
          <IdleReset
            experienceId={experienceId}
            afterSeconds={30}
            isThere={isThere}
            isStale={isStale}
            onReload={onReload}
            onReturn={onReturn}
          />
        </LanguageProvider>
      </OutboxContext>
    </HostProvider>,
  );
  return { calls, change, onReload, onReturn };
}

test('where nobody has been, nothing is asked and nothing starts again', async () => {
  const { calls, onReload, onReturn } = stand();
  await pass(600);
  expect(asked()).not.toBeInTheDocument();
  expect(calls).toEqual([]);
  expect(onReload).not.toHaveBeenCalled();
  expect(onReturn).not.toHaveBeenCalled();
});

test('who stepped in before this was loaded, and touches nothing more, is asked too', async () => {
  stand({ isThere: true });
  await pass(19);
  expect(asked()).not.toBeInTheDocument();
  await pass(1);
  expect(asked()).toBeVisible();
});

test('whoever has not touched anything is asked, with the seconds that are left, and any touch is an answer', async () => {
  const { calls } = stand();
  touch();
  await pass(19);
  expect(asked()).not.toBeInTheDocument();
  await pass(1);
  expect(asked()).toBeVisible();
  expect(screen.getByText('Starting again in 10 seconds.')).toBeVisible();
  await pass(5);
  expect(screen.getByText('Starting again in 5 seconds.')).toBeVisible();
  touch();
  expect(asked()).not.toBeInTheDocument();
  await pass(19);
  expect(asked()).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('who went is forgotten: a fresh session, and nothing left of what was chosen', async () => {
  deviceStorage.set(languageKey, 'de');
  deviceStorage.set(favouritesKey(experienceId), '["oak"]');
  const { calls, change, onReload } = stand();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(30);
  expect(calls).toEqual([['/v1/visitor-sessions', '{"fresh":true}']]);
  expect(deviceStorage.get(languageKey)).toBeNull();
  expect(deviceStorage.get(favouritesKey(experienceId))).toBeNull();
  expect(change).toHaveBeenCalledWith({ textSizePercent: 100 });
  await pass(300);
  expect(calls).toHaveLength(1);
  expect(onReload).toHaveBeenCalledTimes(1);
});

test('whoever reads is asked in English where the words of their language do not come', async () => {
  await loadWords('it');
  jest.spyOn(kioskTexts, 'load').mockRejectedValue(new TypeError('offline'));
  stand({ language: 'it' });
  touch();
  await pass(21);
  expect(screen.getByRole('alert')).toHaveAttribute('lang', 'en');
  expect(asked()).toBeVisible();
});

test.each([
  ['without the network', { online: false }],
  [
    'while an answer waits to be sent',
    { kept: { poll: { state: 'kept', answers: {}, lasts: true, why: 'offline' } as const } },
  ],
])('%s the page only goes back to the beginning, as the same visitor', async (_, situation) => {
  deviceStorage.set(languageKey, 'de');
  const { calls, onReload, onReturn } = stand(situation);
  touch();
  await pass(30);
  expect(onReturn).toHaveBeenCalledTimes(1);
  expect(onReload).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
  expect(deviceStorage.get(languageKey)).toBe('de');
});

test('what is published while nobody is there is shown by itself', async () => {
  const { calls, onReload } = stand({ isStale: true });
  await pass(5);
  expect(onReload).not.toHaveBeenCalled();
  await pass(1);
  expect(onReload).toHaveBeenCalledTimes(1);
  expect(calls).toEqual([]);
});
