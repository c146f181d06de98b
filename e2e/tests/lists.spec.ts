import { expect, test } from '@playwright/test';
import { type Brand, endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { still } from '../support/check-screen';
import { countRows, mostRows } from '../support/count-rows';
import { openOption } from '../support/open-option';
import { publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

/** As many rows as a page of a list may have. */
const most = 100;
const at = '2026-01-01T00:00:00.000Z';
const brands = Array.from({ length: 10_000 }, (_, index): Brand => {
  const name = `Brand ${String(index).padStart(5, '0')}`;
  const times = { createdAt: at, updatedAt: at, archivedAt: null };
  const none = {
    logo: null,
    logoUrl: null,
    defaultTheme: null,
    editorsMayPublish: false,
    reviewBeforePublish: false,
    stores: 1,
    experiences: 1,
  };
  return { id: `brand${10_000_000_000 + index}`, name, slug: name, ...none, ...times };
});

/** As the API answers (its own tests hold it to that): at most what is asked for, 50 where nothing is said. */
function answer(query: URLSearchParams) {
  const found = brands.filter(({ name }) => name.includes(query.get('q') ?? ''));
  const limit = Number(query.get('limit') ?? 50);
  const start = Number(query.get('cursor') ?? 0);
  const page = (begins: number) => (begins >= 0 && begins < found.length ? String(begins) : null);
  return {
    items: found.slice(start, start + limit),
    total: found.length,
    start,
    nextCursor: page(start + limit),
    previousCursor: page(start - limit),
  };
}

test('of 10,000 brands at most 100 rows stand in the document, scrolling, turning pages and searching', async ({
  browser,
}) => {
  const staff = await staffBrowser(browser, 'owner', still);
  const page = await staff.newPage();
  await countRows(page);
  await page.route(
    ({ pathname }) => pathname === '/v1/brands',
    (route) => route.fulfill({ json: answer(new URL(route.request().url()).searchParams) }),
  );
  await page.goto('/manager/panel/brands');
  for (const [view, role] of [
    ['Cards', 'list'],
    ['Table', 'table'],
  ] as const) {
    await page.getByRole('main').locator('label', { hasText: view }).click();
    await expect(page.getByRole(role, { name: 'Brands' })).toBeVisible();
    for (const shown of ['1–24 of 10,000', '25–48 of 10,000', '49–72 of 10,000']) {
      await expect(page.getByText(shown, { exact: true })).toBeVisible();
      await page.mouse.move(720, 500);
      await page.mouse.wheel(0, 20_000);
      await expect(page.getByRole('button', { name: 'Next' })).toBeInViewport();
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByRole('searchbox', { name: 'Search brands' }).fill('Brand 07');
    await expect(page.getByText('1–24 of 1,000', { exact: true })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search brands' }).fill('');
    await expect(page.getByText('1–24 of 10,000', { exact: true })).toBeVisible();
  }
  expect(await mostRows(page)).toBeGreaterThanOrEqual(24);
  expect(await mostRows(page)).toBeLessThanOrEqual(most);
  await staff.close();
});

test('what a list shows is in its address: a reload and Back come to it again', async ({ browser }) => {
  const api = await apiAs('owner');
  const { id: brandId } = await api.call(endpoints.createBrand, { body: { name: 'Torg' } });
  // One of each is told from 29 others by a filter: a store in Tokyo, a published experience, an active placement.
  const last = await publishedExperience(api, 'Torg 30', brandId);
  await api.call(endpoints.updateStore, {
    params: { brandId, storeId: last.storeId },
    body: { name: 'Torg 30', timeZone: 'Asia/Tokyo' },
  });
  let crowded = '';
  for (let number = 1; number < 30; number++) {
    const body = { name: `Torg ${String(number).padStart(2, '0')}` };
    const { id: storeId } = await api.call(endpoints.createStore, { params: { brandId }, body });
    if (number === 1) crowded = storeId;
    await api.call(endpoints.createExperience, { params: { brandId }, body });
    await api.call(endpoints.createPlacement, { params: { brandId, storeId: crowded }, body });
  }
  await api.call(endpoints.createPlacement, {
    params: { brandId, storeId: crowded },
    body: { name: 'Torg 30', experienceId: last.experienceId },
  });
  const staff = await staffBrowser(browser, 'owner', still);
  const page = await staff.newPage();

  for (const { list, address, filter, value, param } of [
    {
      list: 'Stores',
      address: `${last.brand}/stores`,
      filter: 'Time zone',
      value: 'Asia/Tokyo',
      param: 'timeZone',
    },
    { list: 'Experiences', address: last.brand, filter: 'State', value: 'Published', param: 'status' },
    {
      list: 'Placements',
      address: `${last.brand}/stores/${crowded}`,
      filter: 'State',
      value: 'Active',
      param: 'state',
    },
  ])
    await test.step(list, async () => {
      const main = page.getByRole('main');
      const shown = (words: string) =>
        expect(
          page.getByRole('navigation', { name: `Pages of ${list}` }).getByText(words, { exact: true }),
        ).toBeVisible();
      const names = () => main.getByRole('list', { name: list, exact: true }).getByRole('heading');
      const first = (name: string) => expect(names().first()).toHaveText(name);
      const inAddress = (words: Record<string, string | RegExp | null>) =>
        expect(page).toHaveURL(({ searchParams }) =>
          Object.entries(words).every(([word, wanted]) => {
            const found = searchParams.get(word);
            return wanted instanceof RegExp ? wanted.test(found ?? '') : found === wanted;
          }),
        );
      const choose = async (field: string, option: string, { search = false } = {}) => {
        await page.getByRole('combobox', { name: field, exact: true }).click();
        if (search) await page.keyboard.type(option);
        await openOption(page, new RegExp(`^${option}$`)).click();
      };

      await page.goto(address);
      await shown('1–24 of 30');
      await page.getByRole('button', { name: 'Next' }).click();
      await shown('25–30 of 30');
      await inAddress({ cursor: /./ });
      await page.reload();
      await shown('25–30 of 30');
      await first('Torg 25');
      await page.goBack();
      await shown('1–24 of 30');
      await inAddress({ cursor: null });
      await page.goForward();
      await shown('25–30 of 30');

      // Another order begins on its first page.
      await choose('Order', 'Name, Z to A');
      await first('Torg 30');
      await inAddress({ sort: '-name', cursor: null });
      await page.getByRole('button', { name: 'Next' }).click();
      await first('Torg 06');
      // A placement has no page of its own.
      const elsewhere =
        list === 'Placements'
          ? page.getByRole('link', { name: 'Stores', exact: true }).first()
          : main.getByRole('list', { name: list, exact: true }).getByRole('link', { name: 'Torg 04' });
      await elsewhere.click();
      await expect(page).not.toHaveURL(new RegExp(`${address}\\?`));
      await page.goBack();
      await shown('25–30 of 30');
      await first('Torg 06');
      await inAddress({ sort: '-name', cursor: /./ });

      await page.getByRole('searchbox', { name: `Search ${list.toLowerCase()}` }).fill('torg 3');
      await expect(names()).toHaveText(['Torg 30']);
      await page.getByRole('searchbox', { name: `Search ${list.toLowerCase()}` }).fill('torg');
      await shown('1–24 of 30');
      await choose(filter, value, { search: list === 'Stores' });
      await expect(names()).toHaveText(['Torg 30']);
      await main.locator('label', { hasText: 'Table' }).first().click();
      await inAddress({ q: 'torg', sort: '-name', [param]: /./, view: 'table', cursor: null });
      await page.reload();
      const rows = page.getByRole('table', { name: list }).getByRole('row');
      await expect(rows).toHaveCount(2);
      await expect(rows.last()).toContainText('Torg 30');
      await expect(page.getByRole('searchbox', { name: `Search ${list.toLowerCase()}` })).toHaveValue('torg');
      await rows.last().getByRole('link', { name: 'Torg 30' }).click();
      await expect(page).not.toHaveURL(new RegExp(`${address}\\?`));
      await page.goBack();
      await expect(rows).toHaveCount(2);
      await inAddress({ q: 'torg', sort: '-name', [param]: /./, view: 'table' });
    });
  await staff.close();
});
