import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in';

const demo = '/manager/panel/brands';
const notFound = 'There is nothing at this address';

test.describe('addresses for everybody', () => {
  for (const [address, heading] of [
    ['/showroom24', /./],
    ['/manager', 'Sign in'],
    ['/manager/authentication', 'Sign in'],
    ['/manager/authentication/sign-in', 'Sign in'],
    ['/manager/logout', /signed out/i],
  ] as const) {
    test(`${address} shows its screen`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }

  test('/ leads to the manager', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/manager/);
  });

  for (const address of [
    '/nothing-here',
    '/SHOWROOM24',
    '/showroom2',
    '/showroom24/more',
    '/showroom24/test',
    '/showroom24/test/short',
    '/zzzzzzzzzz',
    '/manager/nothing',
    '/manager/panel/nothing',
    '/manager/panel/brands/not-an-id',
    '/manager/panel/brands/../../etc/passwd',
  ]) {
    test(`${address} is not found`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: notFound })).toBeVisible();
    });
  }
});

test('every address of the panel shows its screen to the owner', async ({ page }) => {
  await signIn(page, 'owner', demo);
  await page.getByRole('link', { name: 'Ask & Ekdal' }).first().click();
  await expect(page).toHaveURL(/brands\/[a-z0-9]{16}$/);
  const brand = new URL(page.url()).pathname;
  await page.goto(`${brand}/stores`);
  const store = await page.locator('a[href*="/stores/"]').first().getAttribute('href');
  await page.goto(brand);
  const experience = (await page.locator('a[href*="/experience/"]').first().getAttribute('href')) ?? '';
  const base = experience.match(/.*\/experience\/[a-z0-9]{16}/)?.[0];

  const screens: [address: string | null | undefined, heading: string | RegExp][] = [
    ['/manager/panel', 'Brands'],
    ['/manager/panel/brands', 'Brands'],
    ['/manager/panel/settings', 'Settings'],
    ['/manager/panel/tenant-users', /Tenant users/],
    [brand, /./],
    [`${brand}/brand-users`, /Brand users/],
    [`${brand}/stores`, 'Stores'],
    [store, /./],
    [base, 'Dashboard'],
    [`${base}/dashboard`, 'Dashboard'],
    [`${base}/scenes`, 'Scenes'],
    [`${base}/voting`, 'Voting'],
    [`${base}/question-vault`, 'Question vault'],
    [`${base}/answer-option-vault`, 'Answer option vault'],
    [`${base}/polling`, 'Polling'],
    [`${base}/surveys`, 'Surveys'],
    [`${base}/videos`, 'Videos'],
    [`${base}/products`, 'Products'],
    [`${base}/video-wall`, 'Video wall'],
    [`${base}/qr-code-scheduler`, 'QR-code scheduler'],
    [`${base}/theme`, 'Theme'],
    [`${base}/host-editor`, 'Host editor'],
    [`${base}/ai-chat`, 'AI chat'],
    [`${base}/manifest`, 'Manifest'],
  ];
  for (const [address, heading] of screens) {
    await test.step(String(address), async () => {
      await page.goto(String(address));
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expect(page.getByText('could not be loaded')).toHaveCount(0);
    });
  }
});
