import { expect, type Page, test } from '@playwright/test';
import { checkScreen } from '../support/check-screen';
import { EmptyTenant } from '../support/empty-tenant';
import { sparePort } from '../support/product-process';

// Others in each run, since the Auth emulator keeps its accounts as long as the product runs.
const owner = `owner-${Date.now()}@vitrine.example`;
const guest = `late-${Date.now()}@vitrine.example`;
const tenant = new EmptyTenant(sparePort, owner);

test.beforeAll(() => tenant.start());
test.afterAll(() => tenant.remove());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const invitationLink = (page: Page) => page.getByRole('textbox', { name: 'Invitation link' }).inputValue();

test('an invitation that has expired says so to the guest and to the owner, who sends another', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${tenant.origin}/manager/panel/tenant-users`);
  await button(page, 'Continue with Google').click();
  await page.getByLabel('Email', { exact: true }).fill(owner);
  await button(page, 'Sign in').click();
  await button(page, 'Invite people').click();
  const form = page.getByRole('dialog', { name: 'Invite a person' });
  await form.getByLabel('Email').fill(guest);
  await button(page, 'Invite').click();
  const expired = await invitationLink(page);

  await tenant.outlastInvitations();
  const late = await (await browser.newContext()).newPage();
  await late.goto(expired);
  await expect(late.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible();
  await expect(late.getByLabel('Email', { exact: true })).toBeHidden();
  await checkScreen(late, { onPhones: true });

  await page.reload();
  await expect(page.getByRole('row', { name: guest })).toContainText('Invitation expired');
  await button(page, `Actions for ${guest}`).click();
  await page.getByRole('menuitem', { name: 'Invite again' }).click();
  await late.goto(await invitationLink(page));
  await late.getByLabel('Email', { exact: true }).fill(guest);
  await late.getByLabel('New password', { exact: true }).fill('a long secret');
  await button(late, 'Create account').click();
  await expect(late.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await late.context().close();
  await page.context().close();
});
