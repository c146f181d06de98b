import { act, render, screen } from '@testing-library/react';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import TestBanner from './test-banner';
import { testTexts } from './test-texts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says in English that it is a draft while the words of the language do not come', async () => {
  await loadWords('de');
  jest.spyOn(testTexts, 'load').mockRejectedValueOnce(new TypeError('offline'));
  render(
    <LanguageProvider languages={['de']}>
      <TestBanner label="Anna" preview={false} />
    </LanguageProvider>,
  );
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('note')).toHaveTextContent('Test access “Anna”');
  expect(screen.getByRole('note')).toHaveAttribute('lang', 'en');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('note')).toHaveTextContent('Testzugang „Anna“');
  expect(screen.getByRole('note')).not.toHaveAttribute('lang');
});
