import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { checkScreen, still } from '../support/check-screen';
import { confirmAddress } from '../support/confirm-address';
import { openOption } from '../support/open-option';
import { refuseToLeave } from '../support/refuse-to-leave';
import { staffBrowser } from '../support/sign-in';

/** Tenant users and brand users, as owners and managers see to them. */

let api: Client;
let staff: BrowserContext;
let page: Page;
let brandId: string;
test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  brandId = (await api.call(endpoints.createBrand, { body: { name: 'Hylle & Hus' } })).id;
  staff = await staffBrowser(browser, 'owner', still);
  page = await staff.newPage();
});
test.afterAll(() => staff.close());

const tenantUsers = '/manager/panel/tenant-users';
const row = (name: string) => page.getByRole('row', { name });
const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });
const choose = async (person: string, action: string) => {
  await button(`Actions for ${person}`).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const toast = (text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text });
let count = 0;
const someone = () => `person-${++count}-${Date.now()}@vitrine.example`;
const invite = (email: string, role: 'owner' | 'admin' | 'member' = 'member') =>
  api.call(endpoints.inviteTenantUser, { body: { email, role } });
const known = async (email: string) =>
  (await api.call(endpoints.listTenantUsers, { query: { q: email, status: 'any' } })).items;

/** Opens an invitation's link as somebody of that address would. */
async function arrive(browserPage: Page, link: string, email: string): Promise<void> {
  await browserPage.goto(link);
  await browserPage.getByLabel('Email', { exact: true }).fill(email);
  await browserPage.getByLabel('New password', { exact: true }).fill('a long secret');
  await button('Create account', browserPage).click();
}

test('one person is invited, with a link to pass on, and is active once they have come', async ({
  browser,
}) => {
  const email = someone();
  await page.goto(tenantUsers);
  await button('Invite people').click();
  const form = page.getByRole('dialog', { name: 'Invite a person' });
  await form.getByLabel('Email').fill('not an address');
  await button('Invite', form).click();
  await expect(form.getByText('Not an email address')).toBeVisible();
  await form.getByLabel('Email').fill(email);
  await button('Invite', form).dblclick();
  const given = page.getByRole('dialog', { name: `Invitation for ${email}` });
  const link = await given.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await page.keyboard.press('Escape');
  await checkScreen(page);
  await button('I have saved it', given).click();
  await expect(row(email).getByText('Invited', { exact: true })).toBeVisible();
  await expect(row(email).getByText('Never')).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await arrive(guest, link, email);
  await confirmAddress(guest);
  await page.goto(`${tenantUsers}?q=${email}`);
  await expect(row(email).getByText('Active', { exact: true })).toBeVisible();
  await expect(row(email).getByText(/second|now|minute/)).toBeVisible();
  await guest.context().close();
});

test.describe('many at once', () => {
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const check = async (address: string, text: string) => {
    await page.goto(address);
    await button('Invite many').click();
    await page.getByRole('textbox', { name: 'Email addresses' }).fill(text);
    await button('Check the list').click();
  };

  test('pasted: the check says what to do with each row, and only the good ones are invited', async () => {
    const [first, second] = [someone(), someone()];
    await check(
      tenantUsers,
      `email,role\n${first},admin\n${second},\n${first},\nowner@vitrine.example,\nno address,\nking@x.example,king`,
    );
    const refused = page.getByRole('table', { name: 'Cannot be invited' });
    await expect(refused.getByRole('row', { name: /no address/ })).toContainText(/not an email address/);
    await expect(refused.getByRole('row', { name: /king@x.example/ })).toContainText(
      'There is no such role here. Use owner, admin, member.',
    );
    await page.getByText('Nothing to do').click();
    const skipped = page.getByRole('table', { name: 'Nothing to do' });
    await expect(skipped.getByRole('row', { name: /owner@vitrine/ })).toContainText('Already has access');
    await expect(skipped.getByRole('row', { name: first })).toContainText('Appears twice in the list');
    expect(await known(first)).toEqual([]);
    await checkScreen(page);

    await button('Invite 2 people').dblclick();
    await expect(dialog('2 people are invited')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Invitation links' }).getByRole('listitem')).toHaveText([
      new RegExp(first),
      new RegExp(second),
    ]);
    expect(await known(first)).toMatchObject([{ role: 'admin', status: 'invited' }]);
    expect(await known(second)).toMatchObject([{ role: 'member', status: 'invited' }]);
    // Beside the window, where the links are lost to nobody.
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await checkScreen(page);
    await expect(dialog('2 people are invited')).toBeVisible();
    await button('I have saved them').click();
    await expect(dialog('2 people are invited')).toBeHidden();
  });

  test('a pasted list is not lost to a key or to the browser’s Back; a file of 100,000 says that it is too large', async () => {
    await page.goto('/manager/panel/brands');
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Tenant users' })
      .click();
    await button('Invite many').click();
    const list = page.getByRole('textbox', { name: 'Email addresses' });
    const { asked, stop } = refuseToLeave(page);
    // The browser's Back in the same moment as the letters.
    await list.evaluate((field) => {
      field.focus();
      document.execCommand('insertText', false, 'one@vitrine.example');
      history.back();
    });
    await expect.poll(() => asked).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => asked).toEqual(Array(2).fill('Your list will be lost. Close anyway?'));
    await expect(list).toHaveValue('one@vitrine.example');
    stop();
    await button('Cancel').click();
    await expect(list).toBeHidden();

    await button('Invite many').click();
    const rows = (number: number) => Buffer.from(`email\n${'someone@example.com\n'.repeat(number)}`);
    const file = (name: string, number: number) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: rows(number) });
    await file('everybody.csv', 100_000);
    await expect(page.getByRole('alert')).toContainText(
      'everybody.csv is too large for a list of 500 people',
    );
    await file('many.csv', 20_000);
    await expect(page.getByRole('alert')).toContainText('names 20,000 people, and at most 500');
    await button('Cancel').click();
  });

  test('from a file that a spreadsheet wrote, into a brand', async () => {
    const email = someone();
    await page.goto(`/manager/panel/brands/${brandId}/brand-users`);
    await button('Invite many').click();
    const bytes = Buffer.from(`\ufeffE-Mail\tRolle\tBüro\r\n${email}\tAnalyst\tOslo\r\n`, 'utf16le');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'team.csv', mimeType: 'text/csv', buffer: bytes });
    await expect(page.getByText('it was read as UTF-16LE')).toBeVisible();
    await expect(page.getByText('Not used: Büro')).toBeVisible();
    await button('Invite 1 person').click();
    await expect(dialog('1 person is invited')).toBeVisible();
    await button('I have saved it').click();
    await expect(row(email)).toContainText('Analyst');
  });

  test('when one of them came meanwhile, says who, and checks again', async () => {
    const [late, early] = [someone(), someone()];
    await check(tenantUsers, `${late}\n${early}`);
    await expect(button('Invite 2 people')).toBeVisible();
    const brandOf = { params: { brandId } };
    const made = await api.call(endpoints.inviteBrandUser, {
      ...brandOf,
      body: { email: early, role: 'editor' },
    });
    const personId = made.user.id;
    await api.call(endpoints.updateTenantUser, { params: { personId }, body: { status: 'disabled' } });
    await button('Invite 2 people').click();
    await expect(page.getByRole('alert')).toContainText(`${early}: This person is disabled`);
    expect(await known(late)).toEqual([]);
    await button('Check again').click();
    await button('Invite 1 person').click();
    await expect(dialog('1 person is invited')).toBeVisible();
  });
});

test('an invitation is sent again and withdrawn: each time the link before stops working', async ({
  browser,
}) => {
  const email = someone();
  const first = await invite(email);
  await page.goto(`${tenantUsers}?q=${email}`);
  await choose(email, 'Invite again');
  const second = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await button('I have saved it').click();
  const guest = await (await browser.newContext()).newPage();
  const gone = guest.getByRole('heading', { name: 'This invitation link no longer works' });
  await guest.goto(first.link ?? '');
  await expect(gone).toBeVisible();
  await guest.goto(second);
  await expect(guest.getByRole('heading', { name: 'You have been invited' })).toBeVisible();

  await choose(email, 'Withdraw invitation');
  await expect(toast('Invitation withdrawn')).toBeVisible();
  await expect(row(email)).toBeHidden();
  await guest.goto(second);
  await expect(gone).toBeVisible();
  await guest.context().close();
});

test('a person is disabled, found among the disabled, enabled, and removed after a question', async () => {
  const email = someone();
  const { link, user } = await invite(email);
  const guest = await (await staff.browser()?.newContext())?.newPage();
  if (!guest) throw new Error('No browser');
  await arrive(guest, link ?? '', email);
  await confirmAddress(guest);
  await guest.context().close();

  await page.goto(`${tenantUsers}?q=${email}`);
  await choose(email, 'Disable');
  await expect(toast(`${email} is disabled`)).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Whom to show' }).getByText('Active').click();
  await expect(row(email)).toBeHidden();
  await page.getByRole('radiogroup', { name: 'Whom to show' }).getByText('Disabled').click();
  await expect(page).toHaveURL(/status=disabled/);
  await choose(email, 'Enable');
  await expect(row(email)).toBeHidden();
  await page.goto(`${tenantUsers}?q=${email}`);
  await choose(email, 'Remove');
  await button('Remove', page.getByRole('dialog', { name: `Remove ${email}?` })).click();
  await expect(toast(`${email} is removed`)).toBeVisible();
  await expect(row(email)).toBeHidden();
  const gone = api.call(endpoints.getTenantUser, { params: { personId: user.id } });
  await expect(gone).rejects.toMatchObject({ status: 404 });
});

test('a person gets another role in the tenant, and in a brand, which can let them go again', async () => {
  const email = someone();
  await api.call(endpoints.inviteBrandUser, { params: { brandId }, body: { email, role: 'editor' } });
  const choosesRole = async (role: string) => {
    await page.getByRole('combobox', { name: `Role of ${email}` }).click();
    await openOption(page, role).click();
    await expect(toast(`${email} is now`)).toBeVisible();
    await page.reload();
    await expect(row(email)).toContainText(role);
  };
  await page.goto(`${tenantUsers}?q=${email}`);
  await choosesRole('Admin');
  expect(await known(email)).toMatchObject([{ role: 'admin' }]);

  await page.goto(`/manager/panel/brands/${brandId}/brand-users?q=${email}`);
  await choosesRole('Analyst');
  await choose(email, 'Withdraw invitation');
  await expect(row(email)).toBeHidden();
  // Who had no other reason to be in the tenant than the brand may still be there as an admin.
  expect(await known(email)).toMatchObject([{ role: 'admin' }]);
});

test('several are selected and disabled together, and it can be undone', async () => {
  const group = `team${Date.now()}`;
  const emails = [1, 2, 3].map((number) => `${group}-${number}@vitrine.example`);
  for (const email of emails) await invite(email);
  await page.goto(`${tenantUsers}?q=${group}`);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('checkbox', { name: `Select ${emails[2]}` }).uncheck();
  await expect(page.getByText('2 selected')).toBeVisible();
  await button('Disable').click();
  await expect(toast('2 people are disabled')).toBeVisible();
  const statuses = async () => (await known(group)).map(({ status }) => status);
  expect(await statuses()).toEqual(['disabled', 'disabled', 'invited']);
  await button('Undo').click();
  await expect.poll(statuses).toEqual(['invited', 'invited', 'invited']);
});

test('the last owner is offered no way out, and the API keeps them', async () => {
  await page.goto(`${tenantUsers}?q=owner@vitrine.example`);
  await expect(row('owner@vitrine.example')).toBeVisible();
  await expect(button('Actions for Olivia Owens')).toBeHidden();
  await page.getByRole('combobox', { name: 'Role of Olivia Owens' }).click();
  await page.getByRole('option', { name: 'Member' }).or(page.getByTitle('Member')).first().click();
  await expect(toast('The last owner has to stay')).toBeVisible();
  await expect(row('owner@vitrine.example')).toContainText('Owner');
});
