import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { kioskTexts } from '../kiosk/kiosk-texts';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import { shownExperience } from '../testing/shown-experience';
import { AroundVisit } from './around-visit';

beforeAll(() => loadWords('en', kioskTexts));
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 26, 9, 0) });
});
afterEach(() => jest.useRealTimers());

const experience = shownExperience([]);
const around = (connected: boolean, mayStartAgain: boolean) => (
  <TestHost host={createTestHost().host} address="/showroom24" path="/:placementId">
    <LanguageProvider languages={['en']}>
      <AroundVisit
        {...{ connected, experience, mayStartAgain }}
        isOutdated={false}
        isThere={false}
        onReload={() => undefined}
        onRenew={() => undefined}
      />
    </LanguageProvider>
  </TestHost>
);
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

it.each([
  { where: 'a screen for a whole room', mayStartAgain: false, said: true },
  { where: 'a visitor’s own page, which says it where it matters', mayStartAgain: true, said: false },
])('without a connection: $where', async ({ mayStartAgain, said }) => {
  const { rerender } = render(around(true, mayStartAgain));
  await pass(600);
  rerender(around(false, mayStartAgain));
  await pass(4);
  expect(screen.queryByText(/^No connection since/)).toBeNull();
  await pass(2);
  const notice = screen.queryByText(/^No connection since 9:10\sAM\. What you see may have changed/);
  expect(notice !== null).toBe(said);
  rerender(around(true, mayStartAgain));
  expect(screen.queryByText(/^No connection since/)).toBeNull();
});

/** What was told once the page was left. */
function told() {
  const sent: unknown[] = [];
  global.fetch = async (_url, init) => {
    sent.push(...JSON.parse(String(init?.body)).events);
    return new Response(null, { status: 204 });
  };
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  fireEvent(document, new Event('visibilitychange'));
  return sent;
}

it.each([
  { where: 'at a screen for a whole room nobody', mayStartAgain: false, visits: [] },
  { where: 'on a page of their own somebody', mayStartAgain: true, visits: [{ kind: 'visit' }] },
])('$where is recorded as a visitor', async ({ mayStartAgain, visits }) => {
  told();
  render(around(true, mayStartAgain));
  await pass(1);
  expect(told()).toEqual(visits);
});
