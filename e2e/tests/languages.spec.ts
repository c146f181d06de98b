import { expect, type Page, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { recordScripts } from '../support/downloads';
import { staffBrowser } from '../support/sign-in';

/** Words that stand in the dictionaries of the manager, by language. */
const marks = { de: 'Marke anlegen', ar: 'إنشاء علامة' };

/** Somebody whom no other test looks at. What they choose follows them, so that it has to be taken back. */
const person = 'analyst';
test.afterEach(async () => {
  const body = { language: null, look: 'system', density: 'comfortable', characterKeys: true } as const;
  await (await apiAs(person)).call(endpoints.updateOwnPreferences, { body });
});

const appearance = '/manager/panel/settings?tab=appearance';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('a language chosen in the settings is spoken at once, and in every browser of that person', async ({
  browser,
}) => {
  // Somebody who chose once already: what they chose then must not come back.
  await (await apiAs(person)).call(endpoints.updateOwnPreferences, { body: { language: 'en' } });
  const here = await staffBrowser(browser, person);
  const page = await here.newPage();
  await page.goto(appearance);
  await expect(heading(page, 'Settings')).toBeVisible();
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/v1/session/preferences') && response.ok(),
  );
  await page.getByRole('combobox', { name: 'Language of the interface' }).click();
  await page.getByTitle('العربية', { exact: true }).click();
  await expect(heading(page, 'الإعدادات')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await kept;

  const elsewhere = await staffBrowser(browser, person);
  const other = await elsewhere.newPage();
  await other.goto('/manager/panel/brands');
  await expect(heading(other, 'العلامات التجارية')).toBeVisible();
  await other.goto(appearance);
  await other.getByRole('combobox', { name: 'لغة الواجهة' }).click();
  await other.getByTitle('Deutsch', { exact: true }).click();
  await expect(heading(other, 'Einstellungen')).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('dir', 'ltr');
  await here.close();
  await elsewhere.close();
});

test('readers download the words of their own language only, and the API answers in it', async ({
  browser,
}) => {
  for (const [locale, brought, left] of [
    ['en-US', [], ['de', 'ar']],
    ['de-AT', ['de'], ['ar']],
    ['ar', ['ar'], ['de']],
  ] as const)
    await test.step(locale, async () => {
      const staff = await staffBrowser(browser, person, { locale });
      const page = await staff.newPage();
      const downloads = recordScripts(page);
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/v1/brands');
      await page.goto('/manager/panel/brands');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const code = await downloads.settled();
      const has = (language: 'de' | 'ar') => code.some(({ text }) => text.includes(marks[language]));
      expect(brought.filter((language) => !has(language))).toEqual([]);
      expect(left.filter(has)).toEqual([]);
      expect((await asked).headers()['accept-language']).toBe(locale);
      await staff.close();
    });
});

test('by keyboard alone: the overview of shortcuts, and rows that stand closer together', async ({
  browser,
}) => {
  const staff = await staffBrowser(browser, person);
  const page = await staff.newPage();
  await page.goto('/manager/panel/brands?view=table');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const before = (await row.boundingBox())?.height ?? 0;

  await page.keyboard.press('?');
  const overview = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(overview.getByText('Go to anything')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overview).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('compact');
  await expect(page.getByRole('option', { name: /Compact density/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(before);
  await staff.close();
});
