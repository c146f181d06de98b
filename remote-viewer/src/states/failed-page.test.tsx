import { render, screen } from '@testing-library/react';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { Refusal } from '../api/visitor-api';
import { LanguageProvider } from '../language/language';
import { FailedPage } from './failed-page';

it.each([
  ['nothing reached the server', new TypeError('Failed to fetch'), 'Check the connection, then try again.'],
  ['something else answered', new SyntaxError('Unexpected token <'), 'Check the connection, then try again.'],
  ['the server is at fault', new Refusal(500, {}), 'The fault is ours, not your connection’s.'],
  ['the server is away', new Refusal(503, {}), 'The fault is ours, not your connection’s.'],
  ['too many ask', new Refusal(429, {}), 'This page tries again by itself in a minute.'],
])('says what happened where %s, with a way to try again', async (_what, error, text) => {
  const retry = jest.fn();
  render(
    <TestHost host={createTestHost().host} address="/showroom24" path="/:placementId">
      <LanguageProvider languages={['en']}>
        <FailedPage error={error} onRetry={retry} />
      </LanguageProvider>
    </TestHost>,
  );
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});
