import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ManifestPart } from '@vitrine/shared/contract';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import { Dock } from './dock';

const scene = (title: string): ManifestPart => ({
  area: 'scenes',
  documentId: `id of ${title}`,
  title: title ? { en: title } : {},
  hash: title,
  bytes: 1,
});

function showDock(titles: string[]) {
  const views = titles.map(scene);
  const onView = jest.fn();
  const nothing = () => undefined;
  render(
    <LanguageProvider languages={['en']}>
      <Dock
        views={views}
        view={views[1]}
        panels={[]}
        openKey={null}
        onLeave={nothing}
        onOpen={nothing}
        onView={onView}
      />
    </LanguageProvider>,
  );
  return onView;
}

beforeAll(() => loadWords('en'));

it('has a button for each of a few scenes', async () => {
  const onView = showDock(['Hall', 'Study']);
  expect(screen.getByRole('button', { name: 'Study', current: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hall' }));
  expect(onView).toHaveBeenCalledWith('id of Hall');
});

it('has one list of many scenes, so that what can be opened stays in sight; who has no name has a number', async () => {
  const onView = showDock(['Hall', 'Study', '', 'Terrace', 'Kitchen', 'Library', 'Attic']);
  const list = await screen.findByRole('combobox', { name: 'Scene' });
  expect(list).toHaveDisplayValue('Study');
  expect(screen.getByRole('option', { name: '3' })).toBeInTheDocument();
  await userEvent.selectOptions(list, 'Terrace');
  expect(onView).toHaveBeenCalledWith('id of Terrace');
  expect(screen.queryByRole('button', { name: 'Hall' })).toBeNull();
});
