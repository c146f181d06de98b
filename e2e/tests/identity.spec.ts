import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { checkScreen } from '../support/check-screen';
import { confirmAddress } from '../support/confirm-address';
import { demoAccount } from '../support/demo-account';
import { endSignIns } from '../support/identity-service';
import { fillSignIn, signIn, staffBrowser } from '../support/sign-in';

/** Staff's way in and out, with the real Firebase SDK on the Auth emulator. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const panel = '/manager/panel';
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const email = (page: Page) => page.getByLabel('Email', { exact: true });

let people = 0;
/** Somebody whom the owner invites. @returns the address and the link of the invitation. */
async function invited(): Promise<{ address: string; link: string; id: string }> {
  people += 1;
  const address = `guest-${people}-${Date.now()}@vitrine.example`;
  const api = await apiAs('owner');
  const { link, user } = await api.call(endpoints.inviteTenantUser, {
    body: { email: address, role: 'admin' },
  });
  if (!link) throw new Error('The invitation has no link');
  return { address, link, id: user.id };
}

/** Accepts an invitation by choosing a password. */
async function accept(page: Page, link: string, address: string, password: string): Promise<void> {
  await page.goto(link);
  await email(page).fill(address);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await button(page, 'Create account').click();
}

test.describe('signing in', () => {
  test('with a password: a wrong one says what to do, the right one leads to the address asked for', async ({
    page,
  }) => {
    await page.goto(`${panel}/settings?tab=appearance`);
    const { email: address } = demoAccount('owner');
    await email(page).fill(address);
    await page.getByLabel('Password', { exact: true }).fill('not it');
    await button(page, 'Sign in').click();
    await expect(page.getByText(/Email and password do not match/)).toBeVisible();
    await fillSignIn(page, 'owner');
    await expect(navigation(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${panel}/settings\\?tab=appearance$`));
  });

  test('with a link in a mail, which works once', async ({ page, browser }) => {
    await page.goto(`${panel}/settings`);
    await email(page).fill(demoAccount('analyst').email);
    await button(page, 'Send me a link').click();
    await button(page, 'Send me a link').click();
    await expect(heading(page, 'Check your inbox')).toBeVisible();
    const open = page.getByRole('link', { name: 'Open the link' });
    const link = (await open.getAttribute('href')) ?? '';
    await open.click();
    await expect(navigation(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${panel}/settings$`));

    const other = await (await browser.newContext()).newPage();
    await other.goto(link);
    await expect(heading(other, 'Which address was it sent to?')).toBeVisible();
    await email(other).fill(demoAccount('analyst').email);
    await button(other, 'Continue').click();
    await expect(other.getByText(/This link was used already/)).toBeVisible();
    await other.context().close();
  });

  test('with Google accepts the invitation of that address; whoever has none is told whom to ask', async ({
    page,
    browser,
  }) => {
    const withGoogle = async (at: Page, address: string) => {
      await at.goto('/manager');
      await button(at, 'Continue with Google').click();
      await email(at).fill(address);
      await button(at, 'Sign in').click();
    };
    const { address } = await invited();
    await withGoogle(page, address);
    await expect(navigation(page)).toBeVisible();
    await page.goto(`${panel}/tenant-users?q=${address}`);
    await expect(page.getByRole('row', { name: address }).getByText('Active', { exact: true })).toBeVisible();

    const stranger = await (await browser.newContext()).newPage();
    await withGoogle(stranger, 'stranger@elsewhere.example');
    await expect(heading(stranger, 'No invitation for this account')).toBeVisible();
    await checkScreen(stranger);
    await stranger.context().close();
  });
});

test('an invitation link is no use to another address, lets its own in, once; a forgotten password is set again', async ({
  page,
  browser,
}) => {
  const { address, link } = await invited();
  await accept(page, link, `other-${address}`, 'the first secret');
  await expect(page.getByText(/This invitation is for another address/)).toBeVisible();
  // No account was made, and the link is still good.
  await email(page).fill(address);
  await button(page, 'Create account').click();
  await confirmAddress(page);
  await expect(page).toHaveURL(new RegExp(`${panel}/brands$`));

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(heading(other, 'This invitation link no longer works')).toBeVisible();
  await expect(email(other)).toBeHidden();
  await checkScreen(other);
  await button(other, 'Go to sign-in').click();
  await expect(heading(other, 'Sign in')).toBeVisible();

  await email(other).fill(address);
  await button(other, 'Forgot your password?').click();
  await button(other, 'Send reset link').click();
  await other.getByRole('link', { name: 'Open the link' }).click();
  await other.getByLabel('New password', { exact: true }).fill('the second secret');
  await checkScreen(other);
  await button(other, 'Save password').click();
  await expect(other.getByText(/The new password is saved/)).toBeVisible();
  await email(other).fill(address);
  await other.getByLabel('Password', { exact: true }).fill('the second secret');
  await button(other, 'Sign in').click();
  await expect(navigation(other)).toBeVisible();
  await other.context().close();
});

test('an invitation that is opened where somebody else is signed in leads nobody into a colleague’s account', async ({
  page,
}) => {
  const { address, link } = await invited();
  await signIn(page, 'analyst');
  await page.goto(link);
  await expect(heading(page, 'This invitation is for another address')).toBeVisible();
  await expect(page.getByText(`Signed in as ${demoAccount('analyst').email}`)).toBeVisible();
  await checkScreen(page);
  await button(page, 'Stay signed in').click();
  await expect(navigation(page)).toBeVisible();

  await page.goto(link);
  await button(page, 'Sign out').click();
  await expect(heading(page, 'You have been invited')).toBeVisible();
  await email(page).fill(address);
  await page.getByLabel('New password', { exact: true }).fill('a long secret');
  await button(page, 'Create account').click();
  await confirmAddress(page);
  await expect(page.getByRole('button', { name: `Your account: ${address}` })).toBeVisible();
});

test('signing out ends the session in every tab, whatever stands there', async ({ browser }) => {
  const staff = await staffBrowser(browser, 'editor');
  const page = await staff.newPage();
  const other = await staff.newPage();
  await page.goto(`${panel}/brands`);
  await other.goto(`${panel}/settings`);
  for (const tab of [page, other]) await expect(navigation(tab)).toBeVisible();
  await page.getByRole('button', { name: /Edda Lindqvist/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  for (const tab of [page, other]) {
    await expect(heading(tab, 'You are signed out')).toBeVisible();
    await expect(tab).toHaveURL(/\/manager\/logout$/);
  }
  await other.goto(panel);
  await expect(heading(other, 'Sign in')).toBeVisible();
  await staff.close();
});

test.describe('a session that ends while a form is open', () => {
  let staff: BrowserContext;
  test.afterEach(() => staff.close());

  test('is taken up again over the form: what was typed is sent, nothing is lost', async ({ browser }) => {
    staff = await staffBrowser(browser, 'owner');
    const page = await staff.newPage();
    await page.goto(`${panel}/brands`);
    await button(page, 'Create brand').click();
    const form = page.getByRole('dialog', { name: 'Create a brand' });
    await form.getByLabel('Name').fill('Hage & Hav');
    await endSignIns('owner');
    await form.getByRole('button', { name: 'Create brand' }).click();

    const again = page.getByRole('dialog', { name: 'Sign in again to continue' });
    await expect(again).toBeVisible();
    await expect(again.getByLabel('Email', { exact: true })).toHaveValue(demoAccount('owner').email);
    await expect(again.getByLabel('Email', { exact: true })).not.toBeEditable();
    await page.keyboard.press('Escape');
    await again.getByLabel('Password', { exact: true }).fill('not it');
    await page.keyboard.press('Enter');
    await expect(again.getByText(/Email and password do not match/)).toBeVisible();
    // A mail that does not come leads back.
    await again.getByRole('button', { name: 'Send me a link' }).click();
    await again.getByRole('button', { name: 'Back to sign-in' }).click();
    // No key has reached what lies behind.
    await expect(form.getByLabel('Name')).toHaveValue('Hage & Hav');
    await again.getByLabel('Password', { exact: true }).fill(demoAccount('owner').password);
    await page.keyboard.press('Enter');
    await expect(again).toBeHidden();
    // The call that was refused goes out by itself, once.
    await expect(form).toBeHidden();
    await expect(page.getByText('Hage & Hav').first()).toBeVisible();
    const found = await (await apiAs('owner')).call(endpoints.listBrands, { query: { q: 'Hage & Hav' } });
    expect(found.total).toBe(1);
  });

  test('can be left instead', async ({ browser }) => {
    staff = await staffBrowser(browser, 'manager');
    const page = await staff.newPage();
    await page.goto(`${panel}/brands?view=table`);
    // The window would come before the click if the list were still on its way.
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await endSignIns('manager');
    await navigation(page).getByRole('link', { name: 'Settings' }).click();
    const again = page.getByRole('dialog', { name: 'Sign in again to continue' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await again.getByRole('button', { name: 'Sign out and leave this page' }).click();
    await expect(heading(page, 'You are signed out')).toBeVisible();
  });
});

test('whoever is disabled is out within a minute, without doing anything', async ({ page }) => {
  await page.clock.install();
  const { address, id, link } = await invited();
  await accept(page, link, address, 'a long secret');
  await confirmAddress(page);
  const api = await apiAs('owner');
  await api.call(endpoints.updateTenantUser, { params: { personId: id }, body: { status: 'disabled' } });
  await page.clock.fastForward('01:05');
  await expect(heading(page, 'Your access has been switched off')).toBeVisible();
  await api.call(endpoints.updateTenantUser, { params: { personId: id }, body: { status: 'active' } });
  await button(page, 'Try again').click();
  await expect(navigation(page)).toBeVisible();
});
