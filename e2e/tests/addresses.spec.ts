/** Whatever a visitor opens has an address: to be handed on, reloaded and gone back through. */
import { expect, type Page, test } from '@playwright/test';
import { still } from '../support/check-screen';

const phone = { ...still, viewport: { width: 360, height: 740 }, hasTouch: true };
test.use(phone);

const dock = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const sheet = (page: Page) => page.getByRole('dialog');

test('a visitor looks around, hands an address on, goes back through everything and is where they were after a reload', async ({
  browser,
  page,
}) => {
  await page.goto('/manager');
  await page.goto('/showroom24');
  await page.getByRole('button', { name: 'Step inside' }).click();
  await dock(page).getByRole('button', { name: 'Dining room' }).click();
  await dock(page).getByRole('button', { name: 'Products' }).click();
  await sheet(page)
    .getByRole('button', { name: /^Brygga dining table/ })
    .click();
  const picture = (name: RegExp) => sheet(page).getByRole('button', { name });
  await expect(picture(/^Brygga dining table, Oiled oak Enlarge$/)).toBeInViewport();
  const wood = sheet(page).getByRole('group', { name: 'Wood' });
  await wood.getByRole('radio', { name: 'Walnut' }).check();
  // Each is seen where it is chosen, and above.
  await expect(wood.locator('label').filter({ hasText: 'Walnut' }).locator('img')).toBeInViewport();
  await picture(/^A long walnut table .* Enlarge$/).scrollIntoViewIfNeeded();
  await expect(picture(/^A long walnut table .* Enlarge$/)).toBeInViewport();
  await expect(page).toHaveURL(/\?scene=\w+&open=product%3A\w+&variant=walnut-six$/);

  const second = await browser.newContext(phone);
  const other = await second.newPage();
  await other.goto(page.url());
  await expect(sheet(other).getByRole('radio', { name: 'Walnut' })).toBeChecked();
  await expect(dock(other).getByRole('button', { name: 'Dining room' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await second.close();

  await page.goBack();
  await expect(sheet(page).getByRole('button', { name: /^Brygga dining table/ })).toBeFocused();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await page.goBack();
  await expect(dock(page).getByRole('button', { name: 'Living room' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Step inside' })).toBeFocused();
  await expect(page).toHaveURL(/\/showroom24$/);

  await page.getByRole('button', { name: 'Step inside' }).click();
  await dock(page).getByRole('button', { name: 'Your oak' }).click();
  await sheet(page).getByRole('radio').nth(1).check();
  await sheet(page).getByRole('button', { name: 'Next' }).click();
  const further = sheet(page).getByRole('group', { name: /^What makes you keep/ });
  await expect(further.locator('legend')).toBeFocused();
  await further.getByRole('checkbox').nth(2).check();
  await expect(page).toHaveURL(/&at=2$/);
  await page.reload();
  await expect(further.getByRole('checkbox').nth(2)).toBeChecked();
  await page.goBack();
  await expect(sheet(page).getByRole('radio').nth(1)).toBeChecked();
  await sheet(page).getByRole('button', { name: 'Next' }).click();
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheet(page)).toHaveCount(0);
  for (let times = 0; times < 2; times++) await page.goBack();
  await expect(page).toHaveURL(/\/manager/);
});

test('an address that leads to nothing here says so on the landing, and nothing of it stays', async ({
  page,
}) => {
  for (const address of ['scene=gone', 'open=product:gone', `open=${'poll:'.repeat(2_000)}`]) {
    await page.goto(`/showroom24?lang=de&${address}`);
    await expect(
      page.getByRole('status').getByText('Wohin dieser Link führt, gibt es nicht mehr.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/showroom24\?lang=de$/);
  }
  await page.getByRole('button', { name: 'Eintreten' }).click();
  await expect(page.getByRole('navigation', { name: 'Menü' })).toBeVisible();
});

test('back and forward pressed quickly, again and again, end where they lead', async ({ page }) => {
  await page.goto('/showroom24');
  await page.getByRole('button', { name: 'Step inside' }).click();
  await dock(page).getByRole('button', { name: 'Dining room' }).click();
  await dock(page).getByRole('button', { name: 'Your oak' }).click();
  await expect(sheet(page)).toBeVisible();
  const inside = page.url();
  // Each comes before what the last one led to is drawn.
  const press = (steps: number) =>
    page.evaluate(
      (by) =>
        new Promise<void>((resolve) => {
          window.addEventListener('popstate', () => resolve(), { once: true });
          history.go(by);
        }),
      steps,
    );
  for (let times = 0; times < 5; times++) {
    for (let step = 0; step < 3; step++) await press(-1);
    for (let step = 0; step < 3; step++) await press(1);
  }
  await expect(page).toHaveURL(inside);
  await expect(sheet(page)).toBeVisible();
  await press(-3);
  await expect(page).toHaveURL(/\/showroom24$/);
  await expect(page.getByRole('button', { name: 'Step inside' })).toBeFocused();
});
