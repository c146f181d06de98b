import { type Browser, expect, type Page, test } from '@playwright/test';
import { checkScreen } from '../support/check-screen';
import { confirmAddress } from '../support/confirm-address';
import { EmptyTenant } from '../support/empty-tenant';
import { sparePort } from '../support/product-process';

// Others in each run, since the Auth emulator keeps its accounts as long as the product runs.
const owner = `first-${Date.now()}@vitrine.example`;
const guest = `late-${Date.now()}@vitrine.example`;
const tenant = new EmptyTenant(sparePort, owner);

// The owner whom the first test lets in invites somebody in the second.
test.describe.configure({ mode: 'serial' });
let page: Page;
test.beforeAll(async ({ browser }) => {
  await tenant.start();
  page = await newPage(browser);
});
test.afterAll(async () => {
  await page?.context().close();
  await tenant.remove();
});

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();
const button = (at: Page, name: string) => at.getByRole('button', { name, exact: true });

test('an empty tenant opens to the address that it waits for, and to nobody else', async ({ browser }) => {
  const stranger = await newPage(browser);
  await stranger.goto(`${tenant.origin}/manager`);
  await button(stranger, 'Continue with Google').click();
  await stranger.getByLabel('Email', { exact: true }).fill(`not-${owner}`);
  await button(stranger, 'Sign in').click();
  await expect(stranger.getByRole('heading', { name: 'No invitation for this account' })).toBeVisible();

  await page.goto(`${tenant.origin}/manager`);
  await page.getByLabel('Email', { exact: true }).fill(owner);
  await button(page, 'Send me a link').click();
  await button(page, 'Send me a link').click();
  await page.getByRole('link', { name: 'Open the link' }).click();
  await expect(page.getByText('No brands yet')).toBeVisible();
  await button(page, 'Create brand').first().click();
  const form = page.getByRole('dialog', { name: 'Create a brand' });
  await form.getByLabel('Name').fill('The first');
  await form.getByRole('button', { name: 'Create brand' }).click();
  await expect(page.getByRole('heading', { name: 'The first', level: 1 })).toBeVisible();
  await page.goto(`${tenant.origin}/manager/panel/tenant-users`);
  await expect(page.getByRole('row', { name: owner })).toContainText('Owner');

  // The tenant is nobody’s to take any more, and a stranger is one still.
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'No invitation for this account' })).toBeVisible();
  await stranger.context().close();
});

test('an invitation that has expired says so to the guest and to the owner, who sends another', async ({
  browser,
}) => {
  const invitationLink = () => page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await button(page, 'Invite people').click();
  const form = page.getByRole('dialog', { name: 'Invite a person' });
  await form.getByLabel('Email').fill(guest);
  await button(page, 'Invite').click();
  const expired = await invitationLink();

  await tenant.outlastInvitations();
  const late = await newPage(browser);
  await late.goto(expired);
  await expect(late.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible();
  await expect(late.getByLabel('Email', { exact: true })).toBeHidden();
  await checkScreen(late);

  await page.reload();
  await expect(page.getByRole('row', { name: guest })).toContainText('Invitation expired');
  await button(page, `Actions for ${guest}`).click();
  await page.getByRole('menuitem', { name: 'Invite again' }).click();
  await late.goto(await invitationLink());
  await late.getByLabel('Email', { exact: true }).fill(guest);
  await late.getByLabel('New password', { exact: true }).fill('a long secret');
  await button(late, 'Create account').click();
  await confirmAddress(late);
  await late.context().close();
});
