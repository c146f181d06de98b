import { expect, test } from '@playwright/test';
import { remoteOrigins } from '../support/product-process';
import { signIn } from '../support/sign-in';

// All other faults, with shorter deadlines: failure-matrix.spec.ts.
test('the viewer hangs: its fallback stands within 12 s, staff sign in meanwhile, and Retry works', async ({
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
