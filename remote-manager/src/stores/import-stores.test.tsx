import { screen, within } from '@testing-library/react';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, aStore, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import Stores from '../screens/stores';

const inBrand = `/v1/brands/${brandId}`;
const at = {
  address: `/manager/panel/brands/${brandId}/stores`,
  path: '/manager/panel/brands/:brandId/stores',
};
const plan = 'a'.repeat(64);
const row = (line: number, name: string, verdict: string, more: object = {}) => ({
  line,
  name,
  verdict,
  reasons: [],
  changes: [],
  ...more,
});
const report = {
  plan,
  encoding: 'Windows-1252',
  ignored: ['Team'],
  repeated: ['Adresse'],
  rows: [
    row(2, 'Köln', 'create'),
    row(3, 'Quay', 'update', { changes: ['address', 'openingHours'] }),
    row(4, 'Crater', 'refuse', { reasons: ['timeZone', 'openingHours'] }),
    row(5, 'Pier', 'same'),
    row(6, 'Harbour', 'skip', { reasons: ['here-already'] }),
  ],
};
const answers = {
  [`GET ${inBrand}`]: () => aBrand(),
  [`GET ${inBrand}/stores`]: () => pageOf(aStore()),
  [`POST ${inBrand}/stores/check`]: () => report,
};

async function open(more: Parameters<typeof fakeApi>[0] = {}, who: { language?: 'de' } = {}) {
  const calls = fakeApi({ ...answers, ...more });
  const view = renderScreen(Stores, { ...at, ...who });
  const name = who.language === 'de' ? 'Stores importieren' : 'Import stores';
  await view.user.click(await screen.findByRole('button', { name }));
  return { ...view, calls, dialog: await screen.findByRole('dialog', { name }) };
}
const bodyOf = (calls: ReturnType<typeof fakeApi>, path: string) =>
  calls.filter(({ name }) => name === `POST ${inBrand}/stores/${path}`).map(({ body }) => body);

test('a list is checked, says row by row what would become of it, and is imported as it was checked', async () => {
  const { calls, dialog, toasts, user } = await open({
    [`POST ${inBrand}/stores/import`]: () => ({
      created: ['a'],
      updated: ['b'],
      unchanged: 1,
      left: 2,
    }),
  });
  expect((await axe(dialog)).violations).toEqual([]);
  await user.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['Name\nQuay'], 'stores.csv'),
  );
  expect(await screen.findByText('Left out')).toBeVisible();
  const left = within(screen.getByRole('table', { name: 'Left out' }));
  expect(left.getByText(/There is no such time zone.*Write opening hours like this: .Mo-Fr/)).toBeVisible();
  for (const verdict of ['Already exists', 'Will be changed', 'Will be created', 'Nothing changes'])
    expect(screen.getByText(verdict)).toBeVisible();
  await user.click(screen.getByText('Will be changed'));
  expect(screen.getByText('Changes: Address, Opening hours')).toBeVisible();
  expect(screen.getByText(/read as Windows-1252/)).toBeVisible();
  expect(screen.getByText('Not used: Team')).toBeVisible();
  expect(screen.getByText('Named twice; the column further left is read: Adresse')).toBeVisible();
  expect((await axe(dialog)).violations).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Import 2 stores' }));
  expect(toasts).toMatchObject([
    {
      title: 'The stores are imported',
      description: '1 store is new. 1 store was changed. 2 rows were left out.',
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const file = btoa('Name\nQuay');
  expect(bodyOf(calls, 'check')).toEqual([{ file }]);
  expect(bodyOf(calls, 'import')).toEqual([{ file, plan }]);
});

test('what is wrong with many rows alike is said once, and leads to all of them', async () => {
  const rows = [
    row(2, 'Crater', 'refuse', { reasons: ['openingHours'] }),
    ...Array.from({ length: 40 }, (_, index) =>
      row(index + 3, `Quay ${index + 1}`, 'refuse', { reasons: ['timeZone'] }),
    ),
  ];
  const { dialog, user } = await open({ [`POST ${inBrand}/stores/check`]: () => ({ ...report, rows }) });
  await user.type(screen.getByRole('textbox', { name: 'Rows of a table' }), 'Name');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  const said = await screen.findByText(/^There is no such time zone/);
  expect(said.closest('summary')).toHaveTextContent(/40$/);
  expect(within(screen.getByRole('table', { name: 'Left out' })).getByText('Crater')).toBeVisible();
  expect(screen.getByText('Quay 1')).not.toBeVisible();
  await user.click(said);
  expect(screen.getByText('Quay 1')).toBeVisible();
  expect((await axe(dialog)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Quay 40')).toBeVisible();
});

test('where nothing would change nothing can be imported, and the list can be changed', async () => {
  const rows = report.rows.filter(({ verdict }) => verdict === 'same');
  const { user } = await open({ [`POST ${inBrand}/stores/check`]: () => ({ ...report, rows }) });
  await user.type(screen.getByRole('textbox', { name: 'Rows of a table' }), 'Name');
  await user.click(screen.getByRole('button', { name: 'Check the list' }));
  expect(await screen.findByRole('button', { name: 'Import 0 stores' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Change the list' }));
  expect(screen.getByRole('textbox', { name: 'Rows of a table' })).toHaveValue('Name');
});

test('a list that is not what was checked any more is checked again; what is refused is said in German', async () => {
  const message = 'Stores of this brand have changed since the list was checked. Check it again.';
  const sentence = { name: 'stores.changedMeanwhile', values: {} };
  const { calls, user } = await open(
    {
      [`POST ${inBrand}/stores/import`]: () =>
        new Refusal(409, message, [{ pointer: '/plan', message, sentence }]),
    },
    { language: 'de' },
  );
  await user.type(screen.getByRole('textbox', { name: 'Zeilen einer Tabelle' }), 'Name');
  await user.click(screen.getByRole('button', { name: 'Liste prüfen' }));
  await user.click(await screen.findByRole('button', { name: '2 Stores importieren' }));
  expect(await screen.findByText(/^Seit die Liste geprüft wurde/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Erneut prüfen' }));
  expect(await screen.findByRole('button', { name: '2 Stores importieren' })).toBeEnabled();
  expect(bodyOf(calls, 'check')).toEqual([{ text: 'Name' }, { text: 'Name' }]);
});

test('a file that is too large names how many stores may be in one, and is not sent', async () => {
  const { calls, user } = await open();
  const large = new File([`Name\n${'Some store\n'.repeat(100_000)}`], 'stores.csv');
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, large);
  expect(await screen.findByText(/^stores\.csv is too large for a list of 1,000 stores/)).toBeVisible();
  expect(bodyOf(calls, 'check')).toEqual([]);
});

test('the first stores of a brand can be imported', async () => {
  await open({ [`GET ${inBrand}/stores`]: () => pageOf() });
  expect(screen.getAllByRole('button', { name: 'Import stores', hidden: true })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Export as CSV', hidden: true })).not.toBeInTheDocument();
});

test('the export is of what the list shows', async () => {
  const calls = fakeApi({
    ...answers,
    [`GET ${inBrand}/stores/export`]: () => new Response('ID,Name\r\n'),
  });
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:table';
  URL.revokeObjectURL = () => {};
  const { toasts, user } = renderScreen(Stores, { ...at, address: `${at.address}?q=quay&archived=true` });
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  expect(toasts).toMatchObject([{ title: 'The stores are exported' }]);
  const exported = calls.find(({ name }) => name.endsWith('/export'));
  expect(Object.fromEntries(exported?.query ?? [])).toEqual({ q: 'quay', archived: 'true' });
  expect(save).toHaveBeenCalledTimes(1);
  save.mockRestore();
});
