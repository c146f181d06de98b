import { expect, type Page, test } from '@playwright/test';
import { checkScreen, still } from '../support/check-screen';
import { staffBrowser } from '../support/sign-in';

const brandName = 'Nye Stuer';
const experience = 'Summer award';

test('a newcomer is led from an empty brand to a first placement that visitors can open', async ({
  browser,
}) => {
  const staff = await staffBrowser(browser, 'owner', still);
  const page = await staff.newPage();
  const steps = page.getByRole('region', { name: 'First steps' });

  await test.step('an empty brand says what comes first', async () => {
    await page.goto('/manager/panel/brands');
    await create(page, 'Create brand', brandName);
    await expect(steps).toContainText('0 of 4 done');
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(steps.locator('[aria-current="step"]')).toContainText('Create a store');
    await checkScreen(page);
  });

  await test.step('a store', async () => {
    await steps.getByRole('button', { name: 'Create a store' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a store' });
    await dialog.getByLabel('Name').fill('Aarhus');
    await dialog.getByRole('button', { name: 'Create store' }).click();
    await expect(steps).toContainText('1 of 4 done');
  });

  await test.step('an experience from a template', async () => {
    await steps.getByRole('button', { name: 'Create an experience' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create an experience' });
    await expect(dialog.getByRole('radio')).toHaveCount(4);
    await checkScreen(page);
    await dialog.getByRole('radio', { name: /^Event voting/ }).check();
    await dialog.getByLabel('Name').fill(experience);
    await dialog.getByRole('button', { name: 'Create experience' }).click();
    await page.waitForURL(/\/experience\//);
    await page.goBack();
    await expect(steps).toContainText('2 of 4 done');
  });

  await test.step('placed, and published', async () => {
    await steps.getByRole('button', { name: `Place “${experience}” in Aarhus` }).click();
    await expect(steps).toContainText('3 of 4 done');
    await steps.getByRole('button', { name: `Publish “${experience}”` }).click();
  });

  await test.step('live: visitors open it, in their language', async () => {
    const live = page.getByRole('region', { name: 'Your first placement is live' });
    const address = await live.getByRole('link', { name: 'Open as a visitor' }).getAttribute('href');
    for (const [locale, title, poll] of [
      ['de-DE', 'Wählen Sie das Siegerstück', 'Publikumspreis'],
      ['en-GB', 'Choose the winner', 'Audience award'],
    ] as const) {
      const context = await browser.newContext({ locale });
      const visitor = await context.newPage();
      await visitor.goto(address ?? '');
      await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await visitor.getByRole('button', { name: /^(Step inside|Eintreten)$/ }).click();
      await expect(visitor.getByRole('button', { name: poll })).toBeVisible();
      await context.close();
    }
    await live.getByRole('button', { name: 'Done' }).click();
    await expect(live).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: brandName })).toBeVisible();
    await expect(steps).toHaveCount(0);
  });
  await staff.close();
});

async function create(page: Page, action: string, name: string): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: action }).click();
  await expect(dialog).toBeHidden();
}
