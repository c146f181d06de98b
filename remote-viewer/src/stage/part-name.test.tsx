import { act, render, screen } from '@testing-library/react';
import { areas } from '../areas/registry';
import { dictionary } from '../language/dictionary';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import { PartName } from './part-name';

it('says that it is loading until the name of the area is there', async () => {
  await loadWords('de');
  let arrive: (words: { default: { name: string } }) => void = () => undefined;
  const name = dictionary<{ name: string }>(() => new Promise((resolve) => (arrive = resolve)));
  Object.assign(areas, { 'guest-book': { name } });
  render(
    <LanguageProvider languages={['de']}>
      <button type="button">
        <PartName area="guest-book" title={{}} />
      </button>
    </LanguageProvider>,
  );
  expect(screen.getByRole('button', { name: 'Wird geladen …' })).toBeVisible();
  await act(async () => arrive({ default: { name: 'Gästebuch' } }));
  expect(screen.getByRole('button', { name: 'Gästebuch' })).toBeVisible();
});
