import { act, render, screen } from '@testing-library/react';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { dictionary } from '../language/dictionary';
import { LanguageProvider } from '../language/language';
import { StatePage } from './state-page';
import en from './texts/en';

let isOnline = false;
jest.mock('./state-texts', () => ({
  stateTexts: dictionary(async () => {
    if (!isOnline) throw new Error('The network is away');
    return { default: en };
  }),
}));

it('stands with what it has while its words do not come, and says them as soon as they do', async () => {
  jest.useFakeTimers();
  render(
    <TestHost host={createTestHost().host} address="/showroom24" path="/:placementId">
      <LanguageProvider languages={['en']}>
        <StatePage say={(texts) => texts.unreachable} name="Oak" page={null}>
          <button type="button">Try again</button>
        </StatePage>
      </LanguageProvider>
    </TestHost>,
  );
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  isOnline = true;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('heading', { name: en.unreachable.title })).toBeVisible();
  jest.useRealTimers();
});
