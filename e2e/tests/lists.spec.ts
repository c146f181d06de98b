import { expect, test } from '@playwright/test';
import type { Brand } from '@vitrine/shared/contract';
import { still } from '../support/check-screen';
import { countRows, mostRows } from '../support/count-rows';
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
