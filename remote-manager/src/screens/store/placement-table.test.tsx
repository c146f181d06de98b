import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, pageOf } from '@vitrine/shared/ui/testing/fake-api';
import {
  aBrand,
  anExperience,
  aPlacement,
  aStore,
  aTestAccess,
  brandId,
  storeId,
} from '@vitrine/shared/ui/testing/records';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import StoreScreen from './index';

const brandPath = `/v1/brands/${brandId}`;
const open = (...placements: object[]) => {
  const calls = fakeApi({
    [`GET ${brandPath}`]: () => aBrand(),
    [`GET ${brandPath}/stores/${storeId}`]: () => aStore(),
    [`GET ${brandPath}/placements`]: () => pageOf(...placements),
    [`GET ${brandPath}/placements/showroom24/test-accesses`]: () => pageOf(aTestAccess()),
    [`GET ${brandPath}/experiences/${anExperience().id}`]: () => anExperience(),
    [`POST ${brandPath}/placements/archive`]: ({ body }) => ({ changed: (body as { ids: string[] }).ids }),
  });
  const view = renderScreen(StoreScreen, {
    address: `/manager/panel/brands/${brandId}/stores/${storeId}?view=table`,
    path: '/manager/panel/brands/:brandId/stores/:storeId',
  });
  return { ...view, calls };
};
const kiosk = aPlacement({
  id: 'kkkkkkkk24',
  name: 'Entrance',
  kind: 'kiosk',
  state: 'active',
  experienceId: anExperience().id,
  silent: true,
});

test('placements stand one line each, with kind, state, experience and when they were seen', async () => {
  const { container } = open(aPlacement(), kiosk);
  const table = await screen.findByRole('table', { name: 'Placements' });
  const [heads, window, entrance] = within(table).getAllByRole('row');
  const cells = (row: HTMLElement | undefined, role: string) =>
    within(row as HTMLElement)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(cells(heads, 'columnheader')).toEqual([
    'Name',
    'Kind',
    'State',
    'Experience',
    'Last seen',
    'Actions',
  ]);
  expect(cells(window, 'cell')).toEqual(['Window', 'QR code', 'Nothing to show', 'No experience', '–', '']);
  expect(
    await within(entrance as HTMLElement).findByRole('link', { name: 'Spring collection' }),
  ).toBeVisible();
  expect(cells(entrance, 'cell')).toEqual([
    'Entrance',
    'Kiosk',
    'Active',
    'Spring collection',
    'SilentNever seen',
    '',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('the menu of a row offers what a card shows beside it', async () => {
  const { user } = open(aPlacement());
  const choose = async (action: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Window' }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await choose('Address');
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('http://localhost/showroom24');
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await choose('Test accesses');
  expect(await screen.findByText('For approval')).toBeVisible();
});

test('the QR code of a placement stands in its row, and opens', async () => {
  const { user } = open(aPlacement());
  const row = await screen.findByRole('row', { name: /Window/ });
  const code = within(row).getByRole('button', { name: 'QR code of Window' });
  expect(within(code).getByLabelText('QR code for http://localhost/showroom24')).toBeVisible();
  await user.click(code);
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('http://localhost/showroom24');
});

test('several are chosen and archived in the table as among the cards', async () => {
  const { calls, user } = open(aPlacement(), kiosk);
  const table = await screen.findByRole('table', { name: 'Placements' });
  await user.click(within(table).getByRole('checkbox', { name: /Entrance/ }));
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ ids: ['kkkkkkkk24'] }),
  );
});
