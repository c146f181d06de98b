import { expect, test } from '@playwright/test';
import { apiAs } from '../support/api';
import { remoteOrigins } from '../support/product-process';
import { publishedExperience } from '../support/published-experience';
import { signIn } from '../support/sign-in';

test.describe('one remote down', () => {
  test('the viewer refused: a named fallback, Retry works once it is back, the rest of the shell is fine', async ({
    page,
  }) => {
    await page.route(`${remoteOrigins.viewer}/**`, (route) => route.abort('connectionrefused'));
    await page.goto('/showroom24');
    await expect(page.getByRole('heading', { name: 'The experience could not be loaded' })).toBeVisible({
      timeout: 12_000,
    });
    await page.unroute(`${remoteOrigins.viewer}/**`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Step inside' })).toBeVisible();
  });

  test('the viewer hangs: the fallback stands within 12 s, and staff sign in meanwhile', async ({
    page,
    context,
  }) => {
    // Never answered: the request stays open.
    await page.route(`${remoteOrigins.viewer}/**`, () => undefined);
    // What hangs is named in the page, so that its load event does not come either; its screens do.
    await page.goto('/showroom24', { waitUntil: 'commit' });
    const staff = await context.newPage();
    await signIn(staff, 'owner');
    await expect(staff.getByRole('heading', { name: 'Brands' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The experience could not be loaded' })).toBeVisible({
      timeout: 12_000,
    });
    await page.unroute(`${remoteOrigins.viewer}/**`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Step inside' })).toBeVisible();
  });

  test('the manager refused: the frame stands, and the editor works', async ({ page }) => {
    const { experience } = await publishedExperience(await apiAs('owner'), 'Without a manager');
    await page.route(`${remoteOrigins.manager}/**`, (route) => route.abort('connectionrefused'));
    await signIn(page, 'owner');
    await expect(page.getByRole('heading', { name: 'The manager could not be loaded' })).toBeVisible({
      timeout: 12_000,
    });
    await page.goto(`${experience}/polling`);
    await expect(page.getByRole('link', { name: 'Wood' })).toBeVisible();
    await page.unroute(`${remoteOrigins.manager}/**`);
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Settings' })
      .click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  });

  test('the editor refused: the frame, the brands and the settings work', async ({ page }) => {
    await page.route(`${remoteOrigins.experienceEditor}/**`, (route) => route.abort('connectionrefused'));
    await signIn(page, 'owner');
    await page.locator('a[href*="/manager/panel/brands/"]').first().click();
    await page.locator('a[href*="/experience/"]').first().click();
    await expect(
      page.getByRole('heading', { name: 'The experience editor could not be loaded' }),
    ).toBeVisible({ timeout: 12_000 });
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  });
});
