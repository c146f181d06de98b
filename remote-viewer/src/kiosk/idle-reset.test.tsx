import { act, fireEvent, render, screen } from '@testing-library/react';
import { deviceStorage, tabStorage } from '@vitrine/shared/browser/guarded-storage';
import { HostProvider } from '@vitrine/shared/host';
import { createTestHost } from '@vitrine/shared/host/testing';
import { createOutbox, OutboxContext } from '../answers/outbox';
import { areas } from '../areas/registry';
import { LanguageProvider } from '../language/language';
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

/** What visitors leave, beside what each area says. */
const leftKeys = [
  'vitrine.language',
  'vitrine.drafts',
  `vitrine.favourites.${experienceId}`,
  `vitrine.surveys.${experienceId}`,
  'vitrine.currency',
  'vitrine.captions',
];
const leaveAll = () => {
  for (const key of leftKeys) for (const storage of [deviceStorage, tabStorage]) storage.set(key, 'chosen');
};
const whatIsLeft = () =>
  leftKeys.filter((key) => deviceStorage.get(key) !== null || tabStorage.get(key) !== null);

const respond = '/v1/placements/showroom24/responses';
const newSession = ['/v1/visitor-sessions', '{"fresh":true}'];
const response = { documentId: '2222222222222222', answers: { finish: ['oil'] }, language: 'en' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

interface Situation {
  /** What the API says to an answer that waits to be sent; null: none does. */
  toKept?: number | null;
  network?: 'there' | 'away' | 'hangs';
  isStale?: boolean;
  isThere?: boolean;
  language?: string;
}

/** At a kiosk that waits for half a minute. */
function stand({
  isStale = false,
  isThere = false,
  language = 'en',
  network = 'there',
  toKept = null,
}: Situation = {}) {
  const calls: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    if (network === 'away') throw new TypeError('Failed to fetch');
    calls.push([input, init?.body]);
    if (network === 'hangs') return new Promise(() => undefined);
    return input === respond
      ? Response.json({}, { status: toKept ?? 201 })
      : Response.json({ respondentId: 'respo23456789abc' }, { status: 201 });
  };
  const kept = { placementId: 'showroom24', key: 'a', response };
  if (toKept !== null) deviceStorage.set('vitrine.keptAnswers', JSON.stringify([kept]));
  const outbox = createOutbox();
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
  leaveAll();
  const { calls, change, onReload, onReturn } = stand();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(30);
  expect(calls).toEqual([newSession]);
  expect(whatIsLeft()).toEqual([]);
  expect(change).toHaveBeenCalledWith({ textSizePercent: 100 });
  await pass(300);
  expect(calls).toHaveLength(1);
  expect(onReload).toHaveBeenCalledTimes(1);
  expect(onReturn).not.toHaveBeenCalled();
});

test.each(Object.entries(areas))('what %s keeps is among it', (_, { storageKeys }) => {
  expect(leftKeys).toEqual(expect.arrayContaining(storageKeys?.(experienceId) ?? []));
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

test.each<[string, Situation, unknown[]]>([
  ['without the network', { network: 'away' }, []],
  ['on a network that hangs', { network: 'hangs' }, [newSession]],
  [
    'while an answer waits that the server cannot take',
    { toKept: 503 },
    [[respond, JSON.stringify(response)]],
  ],
])(
  '%s nothing of what was chosen is left either, and the page goes back to the beginning in the same name',
  async (_, situation, expected) => {
    leaveAll();
    const { calls, change, onReload, onReturn } = stand(situation);
    touch();
    await pass(30);
    expect(whatIsLeft()).toEqual([]);
    expect(change).toHaveBeenCalledWith({ textSizePercent: 100 });
    await pass(5);
    expect(onReturn).toHaveBeenCalledTimes(1);
    expect(onReload).not.toHaveBeenCalled();
    expect(calls).toEqual(expected);
  },
);

test('an answer that waited goes out in the name of whoever gave it, and then the name is another', async () => {
  const { calls, onReload } = stand({ toKept: 201 });
  touch();
  await pass(30);
  expect(calls).toEqual([[respond, JSON.stringify(response)], newSession]);
  expect(onReload).toHaveBeenCalledTimes(1);
});

test('what is published while nobody is there is shown by itself', async () => {
  const { calls, onReload } = stand({ isStale: true });
  await pass(5);
  expect(onReload).not.toHaveBeenCalled();
  await pass(1);
  expect(onReload).toHaveBeenCalledTimes(1);
  expect(calls).toEqual([]);
});
