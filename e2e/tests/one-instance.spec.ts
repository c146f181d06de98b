import { expect, type Page, test } from '@playwright/test';
import { apiAs } from '../support/api';
import { type Download, isThree, recordScripts } from '../support/downloads';
import { shellOrigin } from '../support/product-process';
import { publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

/** Words that stand once in every build of a library, where it is made and not where it is used. */
const fromTheShell = {
  React: 'isReactComponent={}',
  'React DOM': '__reactContainer$',
  router: 'useRoutes() may be used only in the context of a <Router> component',
  'query client': 'No QueryClient set, use QueryClientProvider to set one',
  'host contract': 'Not inside the shell: no host was provided',
  antd: 'anticon',
};

const holding = (downloads: Download[], words: string) =>
  downloads.filter(({ text }) => text.includes(words));

/** Goes on inside the page, as a link of the router does. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

test('manager, editor and viewer in one page share one of everything, from the shell, and one three', async ({
  browser,
}) => {
  const own = await publishedExperience(await apiAs('owner'), 'Holm & Hage');
  const context = await staffBrowser(browser, 'owner');
  const page = await context.newPage();
  const downloads = recordScripts(page);
  await page.goto('/manager/panel/brands');
  await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible();
  expect((await downloads.settled()).filter(isThree)).toEqual([]);

  await goInside(page, `${own.experience}/scenes`);
  await page.getByRole('list', { name: 'Scenes' }).getByRole('link').first().click();
  await expect(page.locator('canvas')).toBeVisible();
  await goInside(page, '/showroom24');
  await page.getByRole('button', { name: 'Step inside' }).click();
  await expect(page.getByRole('application')).toBeVisible();

  const all = await downloads.settled();
  for (const [what, words] of Object.entries(fromTheShell)) {
    const places = holding(all, words).map(({ url }) => new URL(url).origin);
    expect(places, what).toEqual([shellOrigin]);
  }
  expect(all.filter(isThree)).toHaveLength(1);
  await context.close();
});

test('a visitor gets three when a scene is entered and antd never', async ({ page }) => {
  const downloads = recordScripts(page);
  await page.goto('/showroom24');
  await expect(page.getByRole('button', { name: 'Step inside' })).toBeVisible();
  await page.waitForLoadState('load');
  const landing = await downloads.settled();
  expect(landing.filter(isThree).map(({ url }) => url)).toEqual([]);
  await page.getByRole('button', { name: 'Step inside' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  const all = await downloads.settled();
  expect(all.filter(isThree)).toHaveLength(1);
  expect(holding(all, fromTheShell.antd)).toEqual([]);
});
