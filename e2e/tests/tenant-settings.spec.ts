import { expect, test } from '@playwright/test';
import { endpoints, type Tenant } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { checkScreen, still } from '../support/check-screen';
import { openOption } from '../support/open-option';
import { refuseToLeave } from '../support/refuse-to-leave';
import { staffBrowser } from '../support/sign-in';

let before: Partial<Tenant>;
test.beforeAll(async () => {
  const tenant = await (await apiAs('owner')).call(endpoints.getTenant, {});
  const { defaultLanguage, defaultTimeZone, imprintUrl, privacyUrl } = tenant;
  before = { defaultLanguage, defaultTimeZone, imprintUrl, privacyUrl };
});
test.afterAll(async () => {
  await (await apiAs('owner')).call(endpoints.updateTenant, { body: before });
});

test('what holds for everybody is checked at its fields; visitors find the imprint and the privacy notice', async ({
  browser,
}) => {
  const staff = await staffBrowser(browser, 'owner', still);
  const page = await staff.newPage();
  await page.goto('/manager/panel/settings?tab=tenant');
  const save = page.getByRole('button', { name: 'Save' }).first();
  const days = page.getByLabel('Keep answers for (days)');
  const kept = await days.inputValue();
  await days.fill('0');
  await page.getByLabel(/^Imprint/).fill('vitrine.example');
  await save.click();
  await expect(page.getByText('At least 1', { exact: true })).toBeVisible();
  await expect(page.getByText('An address that starts with https://', { exact: true })).toBeVisible();
  await checkScreen(page);
  await days.fill(kept);
  await page.getByLabel(/^Imprint/).fill('https://vitrine.example/imprint');
  await page.getByLabel(/^Privacy notice/).fill('https://vitrine.example/privacy');
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const visitor = await browser.newContext(still);
  const visited = await visitor.newPage();
  await visited.goto('/showroom24');
  const imprint = visited.getByRole('link', { name: 'Imprint' });
  // An answer about a placement may be five seconds old.
  await expect(async () => {
    await visited.reload();
    await expect(imprint).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(imprint).toHaveAttribute('href', 'https://vitrine.example/imprint');
  await expect(visited.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    'https://vitrine.example/privacy',
  );
  await checkScreen(visited);
  await visitor.close();
  await staff.close();
});

test('what is new starts with the time zone and the language that hold for everybody', async ({
  browser,
}) => {
  const api = await apiAs('owner');
  const { id } = await api.call(endpoints.createBrand, { body: { name: 'Anfang' } });
  const staff = await staffBrowser(browser, 'owner', still);
  const page = await staff.newPage();
  await page.goto('/manager/panel/settings?tab=tenant');
  const choose = async (field: string, typed: string, option: string) => {
    await page.getByRole('combobox', { name: field }).click();
    await page.keyboard.type(typed);
    await openOption(page, option).click();
  };
  await choose('Default time zone', 'Tokyo', 'Asia/Tokyo');
  await choose('Default language', 'German', 'German (de)');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const opened = async (action: string) => {
    await page.goto(`/manager/panel/brands/${id}`);
    await page.getByRole('button', { name: action }).first().click();
    return page.getByRole('dialog');
  };
  await expect((await opened('Create a store')).getByTitle('Asia/Tokyo', { exact: true })).toBeVisible();
  const experience = await opened('Create experience');
  await expect(experience.getByTitle('German (de)', { exact: true })).toBeVisible();
  await staff.close();
});

test('another consent text is another wording, which asks everybody again', async ({ browser }) => {
  const api = await apiAs('owner');
  const before = await api.call(endpoints.getTenant, {});
  const staff = await staffBrowser(browser, 'owner', still);
  const page = await staff.newPage();
  await page.goto('/manager/panel/settings?tab=tenant');
  const german = page.getByRole('group', { name: 'Consent text' }).getByLabel('German');
  await german.fill('Dürfen wir auswerten, was Sie hier ansehen?');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText(`This is version ${before.consentVersion + 1}`)).toBeVisible();
  const after = await api.call(endpoints.getTenant, {});
  expect(after.consentText).toEqual({
    ...before.consentText,
    de: 'Dürfen wir auswerten, was Sie hier ansehen?',
  });
  await api.call(endpoints.updateTenant, { body: { consentText: before.consentText } });
  await staff.close();
});

test('whoever cannot read the sign-in screen chooses another language, which stays', async ({ browser }) => {
  const context = await browser.newContext({ ...still, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/manager/authentication');
  await page.getByLabel('Email', { exact: true }).fill('ada@vitrine.example');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'العربية' });
  await expect(page.getByRole('heading', { name: 'تسجيل الدخول', level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue('ada@vitrine.example');
  await checkScreen(page);
  await page.reload();
  await page.getByRole('combobox', { name: 'اللغة' }).selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { name: 'Anmelden', level: 1 })).toBeVisible();
  await context.close();
});

test('whoever changes their name reads it in the account menu at once', async ({ browser }) => {
  const staff = await staffBrowser(browser, 'analyst', still);
  const page = await staff.newPage();
  await page.goto('/manager/panel/settings');
  const field = page.getByLabel('Your name', { exact: true });
  const before = await field.inputValue();
  for (const name of ['Sunniva Halden', before]) {
    await field.fill(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // Long before the shell asks by itself whether somebody may still be here.
    await expect(page.getByRole('button', { name: `Your account: ${name}`, exact: true })).toBeVisible();
  }
  await staff.close();
});

test('of several forms on a page each holds its reader up while it is unsaved, and only once', async ({
  browser,
}) => {
  const staff = await staffBrowser(browser, 'owner', still);
  const page = await staff.newPage();
  await page.goto('/manager/panel/settings');
  const name = page.getByLabel('Your name', { exact: true });
  const days = page.getByLabel('Keep answers for (days)');
  const brands = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Brands', exact: true });
  const leave = 'You have unsaved changes that will be lost. Leave anyway?';
  const { asked, stop } = refuseToLeave(page);

  await page.getByRole('tab', { name: 'Tenant' }).click();
  await days.fill('77');
  await brands.click();
  await expect.poll(() => asked).toEqual([leave]);
  await expect(days).toHaveValue('77');

  await page.getByRole('tab', { name: 'Profile' }).click();
  await name.fill('Half a name');
  await brands.click();
  await expect.poll(() => asked).toEqual([leave, leave]);
  await expect(name).toHaveValue('Half a name');

  stop();
  page.once('dialog', (question) => question.accept());
  await brands.click();
  await expect(page).toHaveURL(/panel\/brands/);
  await staff.close();
});
