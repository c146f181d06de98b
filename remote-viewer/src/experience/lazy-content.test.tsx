import { render, screen } from '@testing-library/react';
import { Refusal } from '../api/visitor-api';
import { LanguageProvider } from '../language/language';
import { LazyContent } from './lazy-content';

it.each([
  [
    'the connection where nothing reached the server',
    new TypeError('Failed to fetch'),
    'This could not be loaded. Check the connection, then try again. Try again',
  ],
  ['no connection where the server answered', new Refusal(500, {}), 'This could not be loaded. Try again'],
])('names %s', async (_what, error, said) => {
  const load = async () => Promise.reject(error);
  render(
    <LanguageProvider languages={['en']}>
      <LazyContent load={load}>{() => null}</LazyContent>
    </LanguageProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${said}$`));
});
