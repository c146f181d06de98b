import { screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from '@vitrine/shared/contract';
import { fakeApi, pageOf, Refusal } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, brandId } from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import Settings from '..';

const anEntry = (entry: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '1',
  at: '2026-03-02T09:30:00.000Z',
  who: 'ada@vitrine.test',
  action: 'updateBrand',
  name: 'Nordlys',
  brand: { id: 'b'.repeat(16), name: 'Nordlys' },
  resource: '/v1/brands/b',
  outcome: 200,
  address: '203.0.113.7',
  before: { name: 'Nordlicht' },
  after: { name: 'Nordlys' },
  ...entry,
});

const open = (items: AuditEntry[], query = '', answers: Record<string, () => unknown> = {}) => {
  const calls = fakeApi({
    'GET /v1/audit': () => pageOf(...items),
    'GET /v1/tenant-users': () => pageOf(),
    'GET /v1/brands': () => pageOf(),
    ...answers,
  });
  const view = renderScreen(Settings, {
    address: `/manager/panel/settings?tab=audit${query}`,
    path: '/manager/panel/settings',
  });
  return { ...view, calls };
};
const openDetails = async ({ user }: ReturnType<typeof open>, name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

it('says what somebody did, and opens to what was before and after', async () => {
  const view = open([anEntry()]);
  const details = await openDetails(view, /^Renamed brand ?Nordlys$/);
  const row = details.getByRole('row', { name: /Nordlicht/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Nordlicht', 'Nordlys']);
  expect(details.getByText('203.0.113.7')).toBeVisible();
  expect((await axe(view.container)).violations).toEqual([]);
});

it.each([
  [{ name: 'Nordlys' }, 'Renamed brand'],
  [{ editorsMayPublish: true }, 'Changed brand'],
  [{ name: 'Nordlys', logo: null }, 'Changed brand'],
])('a change of %j is called “%s”', async (after, words) => {
  open([anEntry({ after })]);
  expect(await screen.findByRole('button', { name: new RegExp(`^${words} ?Nordlys$`) })).toBeVisible();
});

it('breaks an address after its @ only', async () => {
  open([anEntry({ who: 'ada.lovelace@vitrine.test' })]);
  const name = await screen.findByText('ada.lovelace@', { exact: false, ignore: 'option' });
  expect(name.innerHTML).toBe('ada.lovelace@<wbr>vitrine.test');
});

it('gives the time to machines too', async () => {
  open([anEntry()]);
  await screen.findByRole('button', { name: /^Renamed brand/ });
  expect(document.querySelector('time')).toHaveAttribute('datetime', '2026-03-02T09:30:00.000Z');
});

it('shows clearly what was refused, and that nothing was written by it', async () => {
  const refused = { outcome: 403, name: null, before: null, after: null };
  const details = await openDetails(open([anEntry(refused)]), /^Changed brand$/);
  expect(details.getByText('Refused (403)')).toBeVisible();
  expect(details.getByText('Nothing was written.')).toBeVisible();
});

it('has one column for what was made', async () => {
  const made = {
    action: 'createStore',
    before: null,
    after: { name: 'Harbour', paused: false, tags: ['a', 'b'] },
  };
  const details = await openDetails(open([anEntry(made)]), /^Created store/);
  expect(details.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Field',
    'After',
  ]);
  expect(details.getByText('No')).toBeVisible();
  expect(details.getByText('a, b')).toBeVisible();
});

it('asks the list and the export for what the address says, and leaves out what is none', async () => {
  const { calls, user } = open(
    [anEntry()],
    '&log-who=ada@vitrine.test&log-action=updateBrand&log-brand=nonsense&log-from=2026-03-01T00:00:00.000Z',
    { 'GET /v1/audit/export': () => 'Time,Person' },
  );
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:log';
  URL.revokeObjectURL = () => undefined;
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  const asked = { who: 'ada@vitrine.test', action: 'updateBrand', from: '2026-03-01T00:00:00.000Z' };
  for (const name of ['GET /v1/audit', 'GET /v1/audit/export'])
    expect(Object.fromEntries(calls.find((call) => call.name === name)?.query ?? [])).toMatchObject(asked);
});

it('finds what has gone: removed people, archived brands, and an address that is nobody’s', async () => {
  const { calls, user } = open([anEntry()], '', {
    'GET /v1/brands': () =>
      pageOf(
        aBrand({ name: 'Former', logoUrl: '/files/former.webp', archivedAt: '2026-01-01T00:00:00.000Z' }),
      ),
    [`GET /v1/brands/${brandId}`]: () => new Promise(() => {}),
  });
  await user.click(await screen.findByRole('combobox', { name: 'Brand' }));
  await user.click(await screen.findByText('Former'));
  const brand = screen.getByRole('combobox', { name: 'Brand' });
  await waitFor(() => expect(brand.closest('.ant-select')).toHaveTextContent('Former'));
  expect(brand.closest('.ant-select')?.querySelector('img')).toHaveAttribute('src', '/files/former.webp');
  const person = screen.getByRole('combobox', { name: 'Person' });
  await user.type(person, 'gone@vitrine.test');
  await user.click(await screen.findByText('gone@vitrine.test', { selector: 'bdi' }));
  await waitFor(() =>
    expect(Object.fromEntries(calls.findLast(({ name }) => name === 'GET /v1/audit')?.query ?? [])).toEqual({
      who: 'gone@vitrine.test',
      brandId,
    }),
  );
  expect(calls.find(({ name }) => name === 'GET /v1/brands')?.query.get('archived')).toBe('any');
  expect(calls.find(({ name }) => name === 'GET /v1/tenant-users')?.query.get('status')).toBe('ever');
});

it('says so when the list of people failed', async () => {
  const { user } = open([anEntry()], '', { 'GET /v1/tenant-users': () => new Refusal(400, 'Resting') });
  await user.click(await screen.findByRole('combobox', { name: 'Person' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('says so when nothing fits the filter, and takes it back', async () => {
  const { user } = open([], '&log-action=createBrand');
  await screen.findByText('Nothing matches this filter');
  await user.click(screen.getAllByRole('button', { name: /^Clear the filter$/ })[0] as HTMLElement);
  expect(await screen.findByText('Nothing has been changed yet')).toBeVisible();
});

it('says so when the export failed, and can be asked again', async () => {
  const { toasts, user } = open([anEntry()], '', {
    'GET /v1/audit/export': () => new Refusal(500, 'The log is resting'),
  });
  const button = await screen.findByRole('button', { name: 'Export as CSV' });
  await user.click(button);
  expect(toasts).toEqual([
    { error: expect.objectContaining({ message: 'The log is resting', status: 500 }) },
  ]);
  expect(button).toBeEnabled();
});
