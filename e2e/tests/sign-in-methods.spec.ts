import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { checkScreen, still } from '../support/check-screen';

/** How a person comes in, changed on their profile, with the real Firebase SDK on the Auth emulator. */

const profile = '/manager/panel/settings';
const google = `methods-${Date.now()}@vitrine.example`;
// The second goes on with what the first left.
test.describe.configure({ mode: 'serial' });
let staff: BrowserContext;
let page: Page;
test.beforeEach(async ({ browser }) => {
  staff = await browser.newContext(still);
  page = await staff.newPage();
});
test.afterEach(() => staff.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const method = (name: string) =>
  page
    .getByRole('list', { name: 'How you sign in' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name, exact: true }),
    });

async function signInWithGoogle(): Promise<void> {
  await button('Continue with Google').click();
  await page.getByLabel('Email', { exact: true }).fill(google);
  await button('Sign in').click();
}

async function choosePassword(action: string, password: string): Promise<void> {
  await button(action).click();
  const dialog = page.getByRole('dialog', { name: action });
  await dialog.getByLabel('New password').fill('short');
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog.getByText('At least 8 characters', { exact: true })).toBeVisible();
  await dialog.getByLabel('New password').fill(password);
  await dialog.getByRole('button', { name: action }).click();
}

test('whoever came with Google sets a password, can then do without Google, and link it again', async () => {
  const api = await apiAs('owner');
  await api.call(endpoints.inviteTenantUser, { body: { email: google, role: 'member' } });
  await page.goto(profile);
  await signInWithGoogle();
  await expect(method('Google')).toContainText(`Linked with ${google}`);
  await expect(method('Google')).toContainText('Set a password first');
  await expect(button('Unlink Google')).toBeDisabled();
  await checkScreen(page);
  await choosePassword('Set a password', 'the first secret');
  await expect(method('Password')).toContainText('You have one.');
  await button('Unlink Google').click();
  await expect(method('Google')).toContainText('Not linked.');

  await page.goto('/manager/logout');
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.getByLabel('Email', { exact: true }).fill(google);
  await page.getByLabel('Password', { exact: true }).fill('the first secret');
  await button('Sign in').click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await page.goto(profile);
  await button('Link Google').click();
  const played = page.getByRole('dialog', { name: 'Which Google account?' });
  await played.getByLabel('Address of the account').fill(google);
  await played.getByRole('button', { name: 'Link Google' }).click();
  await expect(method('Google')).toContainText(`Linked with ${google}`);
});

test('a sign-in of long ago is asked for again over the page, and what was typed goes on', async () => {
  await page.goto(profile);
  await signInWithGoogle();
  await expect(method('Password')).toContainText('You have one.');
  // The emulator takes any sign-in for a recent one.
  await page.route(
    /accounts:update/,
    (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } },
      }),
    { times: 1 },
  );
  await choosePassword('Change password', 'the second secret');
  const again = page.getByRole('dialog', { name: 'Sign in again to continue' });
  await expect(again).toContainText('you must have signed in within the last few minutes');
  await checkScreen(page);
  await again.getByLabel('Password', { exact: true }).fill('the first secret');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The password is saved', { exact: true })).toBeVisible();
  await expect(again).toBeHidden();

  await page.goto('/manager/logout');
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.getByLabel('Email', { exact: true }).fill(google);
  await page.getByLabel('Password', { exact: true }).fill('the second secret');
  await button('Sign in').click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});
