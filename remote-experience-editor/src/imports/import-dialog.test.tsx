import { screen, waitFor, within } from '@testing-library/react';
import type { DocumentImport } from '@vitrine/shared/contract';
import { fakeApi } from '@vitrine/shared/ui/testing/fake-api';
import { brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { ExperienceProvider } from '../experience/experience-context';
import { anOpenExperience } from '../testing/an-open-experience';
import { ImportExport } from './import-export';

const id = 'imprt23456789abc';
const none = { create: 0, update: 0, unchanged: 0, errors: 0 };
const anImport = (own: Partial<DocumentImport>): DocumentImport => ({
  id,
  area: 'products',
  experienceId: 'exper23456789abc',
  fileName: 'spring.csv',
  state: 'checking',
  format: null,
  handled: 0,
  total: null,
  found: none,
  applied: none,
  report: [],
  reportTotal: 0,
  problem: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 'Edda',
  ...own,
});
const ready = anImport({
  state: 'ready',
  format: { encoding: 'UTF-8', separator: ';' },
  total: 1200,
  found: { create: 1000, update: 150, unchanged: 48, errors: 2 },
  report: [
    { level: 'notice', line: 1, field: 'Weight', message: 'Left out.' },
    { level: 'error', line: 7, field: 'Price', message: '“free” is not a price.' },
  ],
  reportTotal: 350,
});

const at = `/v1/brands/${brandId}/imports/${id}`;
const Screen = () => (
  <ExperienceProvider value={anOpenExperience()}>
    <ImportExport area="products" mayWrite />
  </ExperienceProvider>
);
const open = (language: 'en' | 'de' = 'en') =>
  renderScreen(Screen, { address: `/products?import=${id}`, path: '/products', language });

beforeEach(() => localStorage.clear());

describe('an import', () => {
  it('that was begun before a reload is watched until its check is over', async () => {
    const states = [anImport({ handled: 300, total: 1200 }), anImport({ handled: 900, total: 1200 }), ready];
    fakeApi({ [`GET ${at}`]: () => (states.length > 1 ? states.shift() : states[0]) });
    open();
    expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0.25');
    expect(screen.getByText('300 of 1,200')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Import 1150' }, { timeout: 4000 })).toBeEnabled();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('says what it would do, what is left out first, and writes when it is told to', async () => {
    let current = ready;
    const calls = fakeApi({
      [`GET ${at}`]: () => current,
      [`POST ${at}/apply`]: () => {
        current = anImport({ state: 'done', applied: { ...none, create: 1000 } });
        return anImport({ state: 'applying', handled: 0, total: 1200 });
      },
    });
    const { user } = open();
    const report = await screen.findByRole('table', { name: 'What to look at' });
    const [first] = within(report).getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('7Left outPrice“free” is not a price.');
    expect(screen.getByText('The first 2 of 350.')).toBeInTheDocument();
    expect(screen.getByText('Read as UTF-8, columns separated by semicolons.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Import 1150' }));
    expect(await screen.findByText('spring.csv is imported.', {}, { timeout: 4000 })).toBeInTheDocument();
    expect(calls.some(({ name }) => name === `POST ${at}/apply`)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('groups what repeats, and lets all of it be seen', async () => {
    const report: DocumentImport['report'] = Array.from({ length: 26 }, (_, index) => ({
      level: 'notice',
      line: index + 2,
      field: 'Image Src',
      message: `There is something other than a picture at the address: https://shop.example/${index}.png`,
      sentence: { name: 'cell.pictureType', values: { address: `https://shop.example/${index}.png` } },
    }));
    const errors = Array.from({ length: 150 }, (_, index) => ({
      level: 'error' as const,
      line: index + 40,
      field: `Column ${index}`,
      message: 'Wrong.',
    }));
    const all = [...report, ...errors];
    fakeApi({ [`GET ${at}`]: () => anImport({ ...ready, report: all, reportTotal: all.length }) });
    const { user } = open();
    const table = await screen.findByRole('table', { name: 'What to look at' });
    expect(within(table).getAllByRole('row')).toHaveLength(101);
    await user.click(screen.getByRole('button', { name: 'Show 51 more' }));
    expect(within(table).getAllByRole('row')).toHaveLength(152);
    await user.click(within(table).getByText('and 25 more like it'));
    const [last] = within(table).getAllByRole('listitem').reverse();
    expect(last).toHaveTextContent(/^Line 27: .*shop\.example\/25\.png$/);
  });

  it('tells of all columns that are not used at once', async () => {
    const report = ['Vendor', 'Gift Card', 'SEO Title'].map((field) => ({
      ...{ level: 'notice' as const, line: 1, field, message: 'This column is not used here.' },
      sentence: { name: 'table.columnIgnored', values: {} },
    }));
    fakeApi({ [`GET ${at}`]: () => anImport({ ...ready, report, reportTotal: 3 }) });
    const { user } = open();
    const table = await screen.findByRole('table', { name: 'What to look at' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    await user.click(within(table).getByText('and 2 more like it'));
    const others = within(table).getAllByRole('listitem');
    expect(others.map(({ textContent }) => textContent)).toEqual(['Gift Card', 'SEO Title']);
  });

  it('names the currency of prices that say none, and is checked again in another one', async () => {
    let current = anImport({ ...ready, currency: 'EUR' });
    const calls = fakeApi({
      [`GET ${at}`]: () => current,
      [`POST ${at}/check`]: () => {
        current = anImport({ ...ready, currency: 'USD' });
        return current;
      },
    });
    const { user } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Prices without a currency are in' }));
    await user.keyboard('USD');
    await user.click(await screen.findByTitle('USD · US Dollar'));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === `POST ${at}/check`)?.body).toEqual({ currency: 'USD' }),
    );
    expect((await screen.findAllByText(/^USD ·/)).length).toBeGreaterThan(0);
  });

  it('fetches the pictures that a table names by their addresses, when it is told to', async () => {
    const pictures = { named: 26, hosts: ['cdn.shop.example'], areFetched: false, handled: 0 };
    let current = anImport({ ...ready, found: { ...none, unchanged: 3 }, pictures });
    const calls = fakeApi({
      [`GET ${at}`]: () => current,
      [`POST ${at}/apply`]: () => {
        current = anImport({ state: 'applying', pictures: { ...pictures, areFetched: true, handled: 13 } });
        return current;
      },
    });
    const { user } = open();
    const choice = await screen.findByRole('checkbox', { name: 'Fetch 26 pictures from their addresses' });
    expect(screen.getByText(/^They are at cdn\.shop\.example\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Import 0' })).toBeDisabled();
    await user.click(choice);
    await user.click(screen.getByRole('button', { name: 'Fetch pictures' }));
    expect(await screen.findByText('Fetching the pictures of spring.csv')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.5');
    expect(calls.find(({ name }) => name === `POST ${at}/apply`)?.body).toEqual({ fetchesPictures: true });
  });

  it('that has nothing to write cannot be applied, and is given up when it is closed', async () => {
    const calls = fakeApi({
      [`GET ${at}`]: () => anImport({ state: 'ready', found: { ...none, unchanged: 3 } }),
      [`POST ${at}/cancel`]: () => anImport({ state: 'cancelled' }),
    });
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Import 0' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.some(({ name }) => name === `POST ${at}/cancel`)).toBe(true);
  });

  it('that was left on its way is found again behind the button', async () => {
    fakeApi({ [`GET ${at}`]: () => anImport({ state: 'applying', handled: 1, total: 2 }) });
    const { user } = open();
    await screen.findByRole('progressbar');
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Importing…' }));
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  });

  it('is reported row by row in the reader’s language, as far as that is kept', async () => {
    const report: DocumentImport['report'] = [
      {
        level: 'error',
        line: 1200,
        field: 'Price',
        message: '“free” is not a price like 1299 or 1299.00.',
        sentence: { name: 'cell.price', values: { cell: 'free' } },
      },
      {
        level: 'error',
        line: 1300,
        field: '',
        message: '“lamp” has more than 2,000 rows.',
        sentence: { name: 'row.tooLong', values: { name: 'lamp', most: 2000 } },
      },
      {
        level: 'error',
        line: 1400,
        field: 'media › vbkd3c7fxjj2 › image',
        message: 'Said before sentences were kept',
      },
      {
        level: 'notice',
        line: 1500,
        field: '',
        message: 'Said by a newer API',
        sentence: { name: 'row.newer', values: {} },
      },
    ];
    fakeApi({ [`GET ${at}`]: () => anImport({ ...ready, report, reportTotal: report.length }) });
    open('de');
    const table = await screen.findByRole('table', { name: 'Was anzusehen ist' });
    expect(within(table).getByText('Bilder › Bild')).toBeInTheDocument();
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(({ lastChild }) => lastChild?.textContent),
    ).toEqual([
      '„free“ ist kein Preis wie 1299 oder 1299.00.',
      '„lamp“ hat mehr als 2.000 Zeilen.',
      'Said before sentences were kept',
      'Said by a newer API',
    ]);
  });

  it('that cannot be read says so in the reader’s language, and in English with all that is known', async () => {
    const failed = anImport({
      state: 'failed',
      problem: 'Line 7 is not XML, so the file cannot be read: unclosed tag.',
      problemSentence: { name: 'text.notXml', values: { line: 7 } },
    });
    fakeApi({ [`GET ${at}`]: () => failed });
    const { unmount } = open('de');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Zeile 7 ist kein XML; so lässt sich die Datei nicht lesen.',
    );
    unmount();
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be read: unclosed tag\.$/);
  });

  it.each(['cancelled', 'failed'] as const)(
    'that %s says what it had written, and reports it',
    async (state) => {
      const applied = { ...none, create: 730 };
      fakeApi({ [`GET ${at}`]: () => anImport({ ...ready, state, applied, problem: 'The disk is full.' }) });
      open();
      const report = await screen.findByRole('table', { name: 'What to look at' });
      expect(within(report).getByText('“free” is not a price.')).toBeInTheDocument();
      expect(screen.getByText('730')).toBeInTheDocument();
    },
  );

  it('that cannot be read says why, and another table can be chosen', async () => {
    fakeApi({ [`GET ${at}`]: () => anImport({ state: 'failed', problem: 'The file is empty.' }) });
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is empty.');
    expect(screen.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveTextContent('Close');
    await user.click(screen.getByRole('button', { name: 'Import another table' }));
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
  });

  it.each([
    ['a workbook', new File(['PK\x03\x04\x14\x06'], 'products.csv')],
    ['a picture', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'products.csv')],
    ['null bytes', new File(['Handle\nla\0mp'], 'products.csv')],
  ])('of %s is refused by its name before it is sent', async (_, file) => {
    const calls = fakeApi({});
    const { user } = renderScreen(Screen, { address: '/products', path: '/products' });
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    expect(await screen.findByText(/there is room for 20,000 in all/)).toBeVisible();
    await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /products\.csv.*This is not a text table\. Save it as CSV \(UTF-8\)/,
    );
    expect(calls).toEqual([]);
  });
});
