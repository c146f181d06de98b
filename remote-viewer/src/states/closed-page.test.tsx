import { render, screen } from '@testing-library/react';
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
