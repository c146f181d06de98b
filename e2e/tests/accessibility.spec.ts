import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { areas } from '@vitrine/shared/contract/areas/list';
import { apiAs } from '../support/api';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

/** As narrow as phones are; every screen works here (look). */
const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };
const still = { reducedMotion: 'reduce', colorScheme: 'light', viewport: desktop } as const;

/** Looks at a screen that is open: light, dark, and on a phone. */
async function check(page: Page): Promise<void> {
  // A skeleton says so in its text, the loading fallback of a screen by its name.
  const loading = page.getByRole('status').filter({ hasText: /^Loading/ });
  await expect(loading.or(page.getByRole('status', { name: /^Loading/ }))).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-look', colorScheme);
    // Polled, since antd's colours follow the root's a render later.
    await expect.poll(() => violations(page), { message: colorScheme }).toEqual([]);
  }
  await page.setViewportSize(phone);
  await expect.poll(() => page.evaluate(outsideWindow)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(desktop);
}

/**
 * What sticks out of the window sideways: to be scrolled to, or cut off and lost where a screen clips itself. What lies
 * in a scroll area of its own (a list of tabs brings them into view itself), or is there for screen readers only, may.
 */
function outsideWindow(): string[] {
  const mayStickOut = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const { overflowX, clipPath } = getComputedStyle(element);
    if (['auto', 'scroll'].includes(overflowX) || clipPath !== 'none') return true;
    return element.role === 'tablist' || mayStickOut(element.parentElement);
  };
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isShown = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      return isShown && (right > window.innerWidth + 1 || left < -1) && !mayStickOut(element);
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
}

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
      await check(page);
    });

  test('the stage with an open poll, before and after the answer', async ({ page }) => {
    await page.goto('/showroom24');
    await page.getByRole('button', { name: 'Step inside' }).click();
    await expect(page.locator('canvas')).toBeVisible();
    await page.getByRole('button', { name: 'Your oak' }).click();
    const sheet = page.getByRole('dialog', { name: 'Your oak' });
    await expect(sheet.getByRole('radio').first()).toBeVisible();
    await check(page);
    for (const question of await sheet.getByRole('group').all())
      await question.getByRole('radio').or(question.getByRole('checkbox')).first().check();
    await sheet.getByRole('button', { name: 'Send answer' }).click();
    await expect(sheet.getByText('Thank you. Your answer counts.')).toBeVisible();
    await check(page);
  });
});

test.describe('screens for staff', () => {
  let staff: BrowserContext;
  let page: Page;
  let own: PublishedExperience;

  test.beforeAll(async ({ browser }) => {
    own = await publishedExperience(await apiAs('owner'), 'Nordlys');
    staff = await staffBrowser(browser, 'owner', still);
    page = await staff.newPage();
  });
  test.afterAll(() => staff.close());

  for (const [name, address, heading] of [
    ['brands', () => '/manager/panel/brands', 'Brands'],
    ['brands as a table', () => '/manager/panel/brands?view=table', 'Brands'],
    ['brand home', () => own.brand, 'Nordlys'],
    ['stores', () => `${own.brand}/stores`, 'Stores'],
    ['a store', () => `${own.brand}/stores/${own.storeId}`, 'Bergen'],
    ['brand users', () => `${own.brand}/brand-users`, 'Brand users'],
    ['tenant users', () => '/manager/panel/tenant-users', 'Tenant users'],
    ['settings', () => '/manager/panel/settings', 'Settings'],
    ['settings of the tenant', () => '/manager/panel/settings?tab=tenant', 'Settings'],
    ['diagnostics', () => '/manager/panel/settings?tab=diagnostics', 'Settings'],
    ['an open poll', () => `${own.experience}/polling?id=${own.pollId}`, 'Wood'],
    ['an open scene', () => `${own.experience}/scenes?id=${own.sceneId}`, 'Scene Room'],
    ...areas.map((area) => [area, () => `${own.experience}/${area}`, /./] as const),
  ] as const)
    test(name, async () => {
      await page.goto(address());
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeAttached();
      await check(page);
    });

  test('a dialog', async () => {
    await page.goto(`${own.brand}/stores`);
    await page.getByRole('button', { name: 'Create store' }).click();
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
    await check(page);
  });
});
