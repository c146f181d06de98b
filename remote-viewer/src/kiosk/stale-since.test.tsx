import { act, render, screen } from '@testing-library/react';
import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import { kioskTexts } from './kiosk-texts';
import StaleNotice from './stale-notice';

beforeAll(() => loadWords('en', kioskTexts));
const lastSeen = 'vitrine:seen:showroom24';
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 26, 9, 0) });
  deviceStorage.remove(lastSeen);
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const said = () => screen.queryByRole('status')?.textContent;

const kiosk = (connected: boolean) => (
  <LanguageProvider languages={['en']}>
    <StaleNotice placementId="showroom24" connected={connected} patienceMs={60_000} />
  </LanguageProvider>
);

describe('a kiosk without a network', () => {
  it('says since when, after a minute, and no longer once the network is back', async () => {
    const { rerender } = render(kiosk(true));
    await pass(600);
    rerender(kiosk(false));
    await pass(59);
    expect(said()).toBeUndefined();
    await pass(1);
    expect(said()).toMatch(/^No connection since 9:10\sAM\. /);
    rerender(kiosk(true));
    expect(said()).toBeUndefined();
  });

  it('goes on saying it to the next visitor', async () => {
    const { rerender, unmount } = render(kiosk(true));
    rerender(kiosk(false));
    await pass(60);
    unmount();
    const next = render(kiosk(false));
    expect(said()).toMatch(/^No connection since 9:00\sAM\. /);
    next.rerender(kiosk(true));
    expect(said()).toBeUndefined();
  });

  it('that was started without it says when it last had it, with the day where that was another one', async () => {
    deviceStorage.set(lastSeen, String(new Date(2026, 10, 25, 18, 30).getTime()));
    render(kiosk(false));
    await pass(60);
    expect(said()).toMatch(/^No connection since Nov 25, 2026, 6:30\sPM\. /);
  });

  it('that nobody has seen connected counts from its start', async () => {
    render(kiosk(false));
    await pass(60);
    expect(said()).toMatch(/^No connection since 9:00\sAM\. /);
  });
});
