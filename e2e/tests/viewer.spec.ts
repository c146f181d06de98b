import { expect, type Locator, test } from '@playwright/test';
import { colours, difference, pictureOf } from '../support/picture';

const bottomOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().bottom);
const topOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top);

test('the focus follows a visitor onto the stage and back', async ({ page }) => {
  await page.goto('/showroom24');
  await page.getByRole('button', { name: 'Step inside' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await expect(page.getByRole('button', { name: 'Step inside' })).toBeFocused();
});

test.describe('without WebGL', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('what stands in the scene is a list, once, and all of it can be read', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto('/showroom24');
    await page.getByRole('button', { name: 'Step inside' }).click();
    await expect(page.getByText('This browser cannot show 3D.')).toBeVisible();
    await expect(page.getByRole('list')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Reset the view' })).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);

    const dock = page.getByRole('navigation', { name: 'Menu' });
    const last = page.getByRole('listitem').last();
    await page.getByRole('heading', { level: 2 }).locator('xpath=ancestor::section[@tabindex]').focus();
    await page.keyboard.press('End');
    await expect.poll(async () => (await bottomOf(last)) <= (await topOf(dock))).toBe(true);

    // Everything else goes on.
    await page.getByRole('button', { name: 'Your oak' }).click();
    await expect(page.getByRole('dialog', { name: 'Your oak' }).getByRole('radio').first()).toBeVisible();
  });
});

test('who looks for a product in its room sees it in the middle, and the room again', {
  tag: '@webgl',
}, async ({ browser }) => {
  const visitors = await browser.newContext({ reducedMotion: 'reduce' });
  const visitor = await visitors.newPage();
  await visitor.goto('/showroom24');
  await visitor.getByRole('button', { name: 'Step inside' }).click();
  const room = visitor.getByRole('application');
  const firstFrame = { timeout: 60_000 };
  await expect.poll(async () => colours(await pictureOf(room)), firstFrame).toBeGreaterThan(20);
  await expect(visitor.getByRole('progressbar')).toBeHidden(firstFrame);
  // Its buttons move along when one of them is pressed.
  const picture = () => pictureOf(room, [visitor.getByRole('navigation', { name: 'Menu' })]);
  const asBuilt = await picture();
  const changed = async () => difference(asBuilt, await picture());
  await visitor.getByRole('button', { name: 'Products' }).click();
  await visitor
    .getByRole('button', { name: /^Vik armchair/ })
    .first()
    .click();
  await visitor.getByRole('button', { name: 'See it in: Living room' }).click();
  await expect(visitor.getByRole('dialog')).toHaveCount(0);
  await expect.poll(changed, firstFrame).toBeGreaterThan(0.3);
  await visitor.getByRole('button', { name: 'Reset the view' }).click();
  await expect.poll(changed, firstFrame).toBeLessThan(0.02);
  await visitors.close();
});
