import { screen, waitFor, within } from '@testing-library/react';
import type { DocumentImport } from '@vitrine/shared/contract';
import { fakeApi } from '@vitrine/shared/ui/testing/fake-api';
import { anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import { type ExperienceContextValue, ExperienceProvider } from '../experience/experience-context';
import { anOpenExperience } from '../testing/an-open-experience';
import { TranslationsMenu } from './translations-menu';

const experience = anExperience({ languages: ['en', 'de', 'fr'] });
const id = 'imprt23456789abc';
const ready: DocumentImport = {
  id,
  area: 'texts',
  experienceId: experience.id,
  fileName: 'texts.xlf',
  state: 'ready',
  format: { encoding: 'UTF-8', separator: null },
  handled: 0,
  total: 2,
  found: { create: 0, update: 12, unchanged: 3, errors: 1 },
  applied: { create: 0, update: 0, unchanged: 0, errors: 0 },
  report: [{ level: 'error', line: 9, field: 'lamp.title', message: 'The original has changed.' }],
  reportTotal: 1,
  problem: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 'Edda',
};

let value = anOpenExperience();
const Screen = () => (
  <ExperienceProvider value={value}>
    <TranslationsMenu />
  </ExperienceProvider>
);
function open(own: Partial<ExperienceContextValue> = {}, address = '/products') {
  value = anOpenExperience({ experience, ...own });
  return renderScreen(Screen, { address, path: '/products' });
}
const menu = () => screen.findByRole('button', { name: 'Translations' });

beforeEach(() => {
  localStorage.clear();
});

test('texts are downloaded in the language and format that were chosen', async () => {
  const { user } = open({ language: 'fr' });
  const at = `GET /v1/brands/${brandId}/experiences/${experience.id}/texts`;
  const calls = fakeApi({ [at]: () => ({}) });
  const kept: string[] = [];
  // jsdom keeps no files.
  URL.createObjectURL = () => 'blob:texts';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.push(this.download);
  });
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Export for translators…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export for translators' });
  expect((await axe(dialog)).violations).toEqual([]);
  expect(within(dialog).getByText('French')).toBeInTheDocument();
  await user.click(within(dialog).getByText('Table (CSV)'));
  await user.click(within(dialog).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const asked = calls.filter(({ name }) => name === at).map(({ query }) => Object.fromEntries(query));
  expect(asked).toEqual([{ language: 'fr', format: 'csv' }]);
  expect(kept).toEqual([`${experience.name} fr.csv`]);
});

test('a check of translations tells what would change, text by text, and nothing about new documents', async () => {
  fakeApi({ [`GET /v1/brands/${brandId}/imports/${id}`]: () => ready });
  open({}, `/products?texts=${id}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Import translations' }));
  expect(await dialog.findByRole('button', { name: 'Import 12' })).toBeEnabled();
  expect(dialog.getByText('Read as XLIFF in UTF-8.')).toBeInTheDocument();
  expect(dialog.queryByText('New')).not.toBeInTheDocument();
  expect(dialog.getByRole('columnheader', { name: 'Text' })).toBeInTheDocument();
  expect(dialog.getByText('The original has changed.')).toBeInTheDocument();
});

test('a column of translations that was left out is named', async () => {
  const again: DocumentImport['report'][number] = {
    ...{ level: 'notice', line: 1, field: 'Target [de]', message: 'Twice.' },
    sentence: { name: 'row.columnAgain', values: {} },
  };
  fakeApi({
    [`GET /v1/brands/${brandId}/imports/${id}`]: () => ({ ...ready, report: [again], reportTotal: 1 }),
  });
  open({}, `/products?texts=${id}`);
  const report = within(await screen.findByRole('table', { name: 'What to look at' }));
  expect(report.getByRole('cell', { name: 'Target [de]' })).toBeInTheDocument();
  expect(report.getByText('Twice.')).toBeInTheDocument();
});

test('a file is chosen as for every import, but not pasted', async () => {
  const { user } = open();
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Import translations…' }));
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Paste/ })).not.toBeInTheDocument();
});

test('who may not write can only export', async () => {
  const { user } = open({ may: { ...anOpenExperience().may, write: false } });
  await user.click(await menu());
  expect(await screen.findByRole('menuitem', { name: 'Export for translators…' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: /Import/ })).not.toBeInTheDocument();
});

test('there is nothing to translate in an experience of one language', () => {
  open({ experience: anExperience({ languages: ['en'] }) });
  expect(screen.queryByRole('button', { name: 'Translations' })).not.toBeInTheDocument();
});
