import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
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
