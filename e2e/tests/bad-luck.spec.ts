/** What can happen to a visitor: names of any length, a phone that is turned, staff who publish, a browser that keeps nothing. */
import { expect, type Page, test } from '@playwright/test';
import { emptyProduct, emptyScene, endpoints, type ProductsDocument } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { violations } from '../support/axe';
import { outsideWindow, still } from '../support/check-screen';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';

const phone = { width: 360, height: 740 };
test.use({ ...still, viewport: phone, hasTouch: true });

/** As long as a name may be, and nowhere to break it. */
const unbroken = 'Donaudampfschifffahrtsgesellschaft'.repeat(8).slice(0, 255);
const scenes = 40;
const products = 30;

let own: PublishedExperience;

test.beforeAll(async () => {
  own = await publishedExperience(await apiAs('owner'), 'Bad luck');
  for (let number = 2; number < scenes; number++)
    await write('scenes', { ...emptyScene(), title: { en: `Room ${number}` } });
  await write('scenes', { ...emptyScene(), title: { en: unbroken } });
  for (let number = 1; number <= products; number++) {
    const title = { en: number === 1 ? unbroken : `Chair ${number}` };
    const chair: ProductsDocument = { ...emptyProduct(), title, handle: `chair-${number}`, status: 'active' };
    await write('products', { ...chair, vendor: unbroken });
  }
  await publish();
});

async function write(area: 'scenes' | 'products', data: object) {
  const { brandId, experienceId } = own;
  const body = { experienceId, area, data: { ...data } };
  await (await apiAs('owner')).call(endpoints.createDocument, { params: { brandId }, body });
}

async function publish() {
  const { brandId, experienceId } = own;
  const api = await apiAs('owner');
  await api.call(endpoints.publishExperience, { params: { brandId, experienceId }, body: {} });
}

const dock = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const sheet = (page: Page) => page.getByRole('dialog');

async function enter(page: Page) {
  await page.goto(`/${own.placementId}`);
  await page.getByRole('button', { name: 'Step inside' }).click();
  await expect(dock(page)).toBeVisible();
}

test('forty scenes, names that nothing breaks and no pictures: everything is reached, and nothing sticks out', async ({
  page,
}) => {
  await enter(page);
  const all = dock(page).getByRole('combobox', { name: 'Scene' });
  await all.selectOption({ label: unbroken });
  await expect(page).toHaveURL(/scene=/);
  await expect(all.getByRole('option', { name: unbroken })).toHaveJSProperty('selected', true);
  expect(await page.evaluate(outsideWindow)).toEqual([]);
  await dock(page).getByRole('button', { name: 'Products' }).click();
  await expect(sheet(page).getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(outsideWindow)).toEqual([]);
  await sheet(page).getByRole('button', { name: unbroken }).first().click();
  await expect(sheet(page).getByRole('heading', { name: unbroken })).toBeVisible();
  expect(await page.evaluate(outsideWindow)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('a phone that is turned shows the same, beside the scene and under it', async ({ page }) => {
  await enter(page);
  await dock(page).getByRole('button', { name: 'Wood' }).click();
  await sheet(page).getByRole('radio', { name: 'Ash' }).check();
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await expect(page.locator('[data-beside="true"]')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ash' })).toBeChecked();
  await page.setViewportSize(phone);
  await expect(sheet(page).getByRole('radio', { name: 'Ash' })).toBeChecked();
  await expect(sheet(page).getByRole('button', { name: 'Send answer' })).toBeInViewport();
});

test('what is published while a panel is open is offered, and what was chosen is there in it', async ({
  page,
}) => {
  await enter(page);
  await dock(page).getByRole('button', { name: 'Wood' }).click();
  await sheet(page).getByRole('radio', { name: 'Ash' }).check();
  await write('products', { ...emptyProduct(), title: { en: 'Stool' }, handle: 'stool', status: 'active' });
  await publish();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText('A new version is available.')).toHaveCount(0);
  await expect(sheet(page).getByRole('radio', { name: 'Ash' })).toBeChecked();
});

test('a browser that keeps nothing lets a visitor answer all the same', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const kept of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, kept, { get: refuse });
  });
  await enter(page);
  await dock(page).getByRole('button', { name: 'Wood' }).click();
  await sheet(page).getByRole('radio', { name: 'Oak' }).check();
  await sheet(page).getByRole('button', { name: 'Send answer' }).click();
  await expect(sheet(page).getByText('Thank you. Your answer counts.')).toBeVisible();
});

test('two tabs of one visitor: what one sends is said in the other too, and counts once', async ({
  page,
}) => {
  const other = await page.context().newPage();
  for (const tab of [other, page]) {
    await enter(tab);
    await dock(tab).getByRole('button', { name: 'Wood' }).click();
    await sheet(tab).getByRole('radio', { name: 'Oak' }).check();
  }
  const before = await answerCount();
  await sheet(page).getByRole('button', { name: 'Send answer' }).click();
  for (const tab of [page, other])
    await expect(sheet(tab).getByText('Thank you. Your answer counts.')).toBeVisible();
  await expect.poll(answerCount).toBe(before + 1);
});

/** Of everybody. */
async function answerCount(): Promise<number> {
  const { brandId, experienceId } = own;
  const api = await apiAs('owner');
  const { runs } = await api.call(endpoints.getExperienceSummary, { params: { brandId, experienceId } });
  return Object.values(runs[0]?.tallies.wood ?? {}).reduce((sum, count) => sum + count, 0);
}
