/** Archiving and its ways back: the toast, the archived list, and several at once, in every list of the manager. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { still } from '../support/check-screen';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let staff: BrowserContext;
let page: Page;
let brandId: string;
let storeId: string;
let door: string;

test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  brandId = (await api.call(endpoints.createBrand, { body: { name: 'Kvist' } })).id;
  for (const name of ['Kvist Kids', 'Kvist Outdoor'])
    await api.call(endpoints.createBrand, { body: { name } });
  const inBrand = { params: { brandId } };
  for (const name of ['Voss', 'Odda', 'Molde'])
    storeId = (await api.call(endpoints.createStore, { ...inBrand, body: { name } })).id;
  for (const name of ['Spring', 'Summer', 'Autumn'])
    await api.call(endpoints.createExperience, { ...inBrand, body: { name } });
  const inStore = { params: { brandId, storeId } };
  for (const name of ['Window', 'Kiosk', 'Door'])
    door = (await api.call(endpoints.createPlacement, { ...inStore, body: { name } })).id;
  staff = await staffBrowser(browser, 'owner', still);
  page = await staff.newPage();
});
test.afterAll(() => staff?.close());

const toast = (text: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text, { exact: true });
const undo = () => page.getByRole('button', { name: 'Undo', exact: true }).click();
/** Of the first list: a brand's home has further ones below its experiences. */
const show = (which: 'In use' | 'Archived') =>
  page.getByRole('radiogroup', { name: 'Which to show' }).first().getByText(which, { exact: true }).click();

for (const [what, list, address, [one, other, third]] of [
  ['a brand', 'Brands', () => '/manager/panel/brands?q=Kvist', ['Kvist Kids', 'Kvist Outdoor', 'Kvist']],
  ['a store', 'Stores', () => `/manager/panel/brands/${brandId}/stores`, ['Voss', 'Odda', 'Molde']],
  [
    'a placement',
    'Placements',
    () => `/manager/panel/brands/${brandId}/stores/${storeId}`,
    ['Window', 'Kiosk', 'Door'],
  ],
  ['an experience', 'Experiences', () => `/manager/panel/brands/${brandId}`, ['Spring', 'Summer', 'Autumn']],
] as const) {
  const shown = (name: string) =>
    page
      .getByRole('list', { name: list })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  const choose = async (name: string, action: string) => {
    await shown(name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  const all = async (names: readonly string[], visible: boolean) => {
    for (const name of names) await expect(shown(name)).toHaveCount(visible ? 1 : 0);
  };

  test(`${what} is archived and comes back, from the toast and from the archived list, alone and with others`, async () => {
    await page.goto(address());
    await choose(one, 'Archive');
    await expect(toast(`${one} is archived`)).toBeVisible();
    await expect(toast('It can be restored from the archived list at any time.')).toBeVisible();
    await all([one], false);
    await undo();
    await all([one, other, third], true);

    await choose(one, 'Archive');
    await all([one], false);
    await show('Archived');
    await expect(page).toHaveURL(/[?&]archived=true/);
    await all([one], true);
    await all([other, third], false);
    await page.reload();
    await choose(one, 'Restore');
    await expect(toast(`${one} is back`)).toBeVisible();
    await all([one], false);
    await show('In use');
    await all([one, other, third], true);

    const archive = async () => {
      for (const name of [one, other])
        await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
      await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Archive', exact: true }).click();
      await expect(toast('2 are archived')).toBeVisible();
      await all([one, other], false);
      await all([third], true);
    };
    await archive();
    await undo();
    await all([one, other, third], true);

    await archive();
    await show('Archived');
    await all([one, other], true);
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(toast('2 are back')).toBeVisible();
    await show('In use');
    await all([one, other, third], true);
  });
}

test('an archived store says so, and so do its placements to visitors until it is restored', async ({
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  const heading = (name: string) => visitor.getByRole('heading', { name, level: 1 });
  const visit = (name: string) =>
    // Caches hold an answer for five seconds.
    expect(async () => {
      await visitor.goto(`/${door}`);
      await expect(heading(name)).toBeVisible({ timeout: 2000 });
    }).toPass();
  await visit('Nothing here yet');
  await page.goto(`/manager/panel/brands/${brandId}/stores?archived=true`);
  await expect(page.getByText('Nothing is archived', { exact: true })).toBeVisible();
  await expect(page.getByText('What you archive appears here and can be restored.')).toBeVisible();
  await page.goto(`/manager/panel/brands/${brandId}/stores/${storeId}`);
  await page.getByRole('button', { name: 'Actions for Molde' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const asked = page.getByRole('dialog', { name: 'Archive “Molde”?' });
  await expect(asked).toContainText('Its 3 placements are archived with it');
  await asked.getByRole('button', { name: 'Archive', exact: true }).click();
  const banner = page.getByText('This store is archived, and its placements with it.');
  await expect(banner).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create placement' })).toHaveCount(0);
  await visit('There is nothing at this address');

  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('list', { name: 'Placements' }).getByRole('listitem')).toHaveCount(3);
  await visit('Nothing here yet');
  await visitor.context().close();
});
