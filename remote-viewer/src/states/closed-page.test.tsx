import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { DisplaySettingContext } from '../display/use-display';
import type { Closed } from '../experience/experience';
import { LanguageProvider } from '../language/language';
import { ClosedPage } from './closed-page';

const closed = {
  kind: 'closed',
  reason: 'scheduled',
  title: 'Oak',
  page: { opens: { at: '2100-08-02T08:00:00Z', timeZone: 'Europe/Berlin' } },
} as unknown as Closed;

it.each([
  ['ja', 'It opens on Monday, August 2, 2100 at 10:00'],
  ['en-GB', 'It opens on Monday'],
  ['de-AT', 'Dieses Erlebnis öffnet am Montag, 2. August 2100 um 10:00'],
])('says to readers of %s when it opens in the language of its words', async (language, opens) => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  render(
    <TestHost host={createTestHost().host} address="/showroom24" path="/:placementId">
      <LanguageProvider languages={[language]}>
        <ClosedPage closed={closed} onOpen={() => undefined} />
      </LanguageProvider>
    </TestHost>,
  );
  expect(await screen.findByText(opens, { exact: false })).toBeVisible();
});

const showClosed = (own: Partial<Closed>, isKiosk = false) =>
  render(
    <TestHost host={createTestHost().host} address="/showroom24" path="/:placementId">
      <DisplaySettingContext value={{ mode: null, isKiosk }}>
        <LanguageProvider languages={['en']}>
          <ClosedPage closed={{ ...closed, ...own }} onOpen={() => undefined} />
        </LanguageProvider>
      </DisplaySettingContext>
    </TestHost>,
  );
const page = { placementId: 'showroom24', kind: 'qr', picture: null } as unknown as NonNullable<
  Closed['page']
>;

it('leads from what has ended to where it stands how to get to another experience', async () => {
  showClosed({ reason: 'ended', page });
  const link = await screen.findByRole('link', { name: 'Find another experience' });
  expect(link).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('leads nowhere on a kiosk, where what has ended can be asked for again', async () => {
  showClosed({ reason: 'ended', page }, true);
  expect(await screen.findByRole('heading', { name: 'This has ended' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each(['expired', 'revoked', 'nothing-to-test'] as const)(
  'leads from a test access that shows nothing (%s) to what visitors see, where they see something',
  async (reason) => {
    const { unmount } = showClosed({ reason, page });
    const link = await screen.findByRole('link', { name: 'See what visitors see' });
    expect(link).toHaveAttribute('href', '/showroom24');
    unmount();
    showClosed({ reason, title: '', page: null });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

it('does not say of a test access that is over when its placement opens', async () => {
  showClosed({ reason: 'expired', page: { ...page, opens: closed.page?.opens } as typeof page });
  expect(await screen.findByText('Ask the person who sent it for a new link.')).toBeVisible();
});

it('is read in another language at once, and asks again when it is told to', async () => {
  const onOpen = jest.fn();
  const user = userEvent.setup();
  render(
    <TestHost host={createTestHost().host} address="/showroom24" path="/:placementId">
      <LanguageProvider languages={['en', 'ar']}>
        <ClosedPage closed={{ ...closed, reason: 'paused', page: null }} onOpen={onOpen} />
      </LanguageProvider>
    </TestHost>,
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ar');
  expect(await screen.findByRole('heading', { name: 'استراحة قصيرة' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});
