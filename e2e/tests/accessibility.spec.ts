import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { areas } from '@vitrine/shared/contract/areas/list';
import { apiAs } from '../support/api';
import { checkScreen, desktop, still } from '../support/check-screen';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

test.describe('screens for everybody', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light', viewport: desktop });

  for (const [name, address, heading] of [
    ['sign-in', '/manager/authentication/sign-in', 'Sign in'],
    ['logout', '/manager/logout', 'You are signed out'],
    ['the landing', '/showroom24', 'At home with oak'],
    ['not found', '/nothing-here', 'There is nothing at this address'],
  ] as const)
    test(name, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await checkScreen(page);
    });

  test('the stage with an open poll, before and after the answer', async ({ page }) => {
    await page.goto('/showroom24');
    await page.getByRole('button', { name: 'Step inside' }).click();
    await expect(page.locator('canvas')).toBeVisible();
    await page.getByRole('button', { name: 'Your oak' }).click();
    const sheet = page.getByRole('dialog', { name: 'Your oak' });
    await expect(sheet.getByRole('radio').first()).toBeVisible();
    await checkScreen(page);
    for (const question of await sheet.getByRole('group').all())
      await question.getByRole('radio').or(question.getByRole('checkbox')).first().check();
    await sheet.getByRole('button', { name: 'Send answer' }).click();
    await expect(sheet.getByText('Thank you. Your answer counts.')).toBeVisible();
    await checkScreen(page);
  });
});

let own: PublishedExperience;
test.beforeAll(async () => {
  own = await publishedExperience(await apiAs('owner'), 'Nordlys');
});

/** Every screen of the manager, with its heading in English and Arabic. */
const managerScreens: [name: string, address: () => string, english: string, arabic: string][] = [
  ['brands', () => '/manager/panel/brands', 'Brands', 'العلامات التجارية'],
  ['brands as a table', () => '/manager/panel/brands?view=table', 'Brands', 'العلامات التجارية'],
  ['brand home', () => own.brand, 'Nordlys', 'Nordlys'],
  ['stores', () => `${own.brand}/stores`, 'Stores', 'المتاجر'],
  ['a store', () => `${own.brand}/stores/${own.storeId}`, 'Bergen', 'Bergen'],
  ['brand users', () => `${own.brand}/brand-users`, 'Brand users', 'فريق العلامة'],
  ['tenant users', () => '/manager/panel/tenant-users', 'Tenant users', 'جميع الأشخاص'],
  ['settings', () => '/manager/panel/settings', 'Settings', 'الإعدادات'],
  ['appearance', () => '/manager/panel/settings?tab=appearance', 'Settings', 'الإعدادات'],
  ['settings of the tenant', () => '/manager/panel/settings?tab=tenant', 'Settings', 'الإعدادات'],
  [
    'integrations',
    () => `/manager/panel/settings?tab=integrations&brand=${own.brandId}`,
    'Settings',
    'الإعدادات',
  ],
  ['diagnostics', () => '/manager/panel/settings?tab=diagnostics', 'Settings', 'الإعدادات'],
];

test.describe('screens for staff who read from right to left', () => {
  let staff: BrowserContext;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    staff = await staffBrowser(browser, 'owner', { ...still, locale: 'ar' });
    page = await staff.newPage();
  });
  test.afterAll(() => staff.close());

  for (const [name, address, , heading] of managerScreens)
    test(name, async () => {
      await page.goto(address());
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeAttached();
      await expect(page.locator('html[lang="ar"][dir="rtl"]')).toBeAttached();
      await checkScreen(page);
    });

  test('the navigation stands at the right, and what leads on points to the left', async () => {
    await page.goto('/manager/panel/brands');
    const navigation = await page.getByRole('navigation', { name: 'التنقل الرئيسي' }).boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(navigation?.x).toBeGreaterThan(main?.x ?? Number.POSITIVE_INFINITY);
  });

  test('sign-in', async ({ browser }) => {
    const visitor = await browser.newContext({ ...still, locale: 'ar' });
    const guest = await visitor.newPage();
    await guest.goto('/manager/authentication/sign-in');
    await expect(guest.getByRole('heading', { name: 'تسجيل الدخول', level: 1 })).toBeVisible();
    await checkScreen(guest);
    await visitor.close();
  });
});

test.describe('screens for staff', () => {
  let staff: BrowserContext;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    staff = await staffBrowser(browser, 'owner', still);
    page = await staff.newPage();
  });
  test.afterAll(() => staff.close());

  for (const [name, address, heading] of [
    ...managerScreens,
    ['an open poll', () => `${own.experience}/polling?id=${own.pollId}`, 'Wood'],
    ['an open scene', () => `${own.experience}/scenes?id=${own.sceneId}`, 'Scene Room'],
    ...areas.map((area) => [area, () => `${own.experience}/${area}`, /./] as const),
  ] as const)
    test(name, async () => {
      await page.goto(address());
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeAttached();
      await checkScreen(page);
    });

  test('a dialog', async () => {
    await page.goto(`${own.brand}/stores`);
    await page.getByRole('button', { name: 'Create store' }).click();
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
    await checkScreen(page);
  });
});
