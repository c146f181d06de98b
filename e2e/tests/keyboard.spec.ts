import { expect, type Page, test } from '@playwright/test';
import { demoAccount } from '../support/demo-account';
import { press, tabTo, typeInto } from '../support/keyboard';

const withoutMouse = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;

test('the main job without a mouse: from the sign-in screen to an answer that counts', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const staff = await browser.newContext(withoutMouse);
  const page = await staff.newPage();
  const areas = page.getByRole('navigation', { name: 'Areas' });
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });

  await test.step('sign in', async () => {
    const { email, password } = demoAccount('owner');
    await page.goto('/manager');
    await typeInto(page, page.getByLabel('Email', { exact: true }), email);
    await typeInto(page, page.getByLabel('Password', { exact: true }), password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible();
  });

  await test.step('the first stop leads past the navigation', async () => {
    await page.goto('/manager/panel/brands');
    await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  await test.step('a brand, a store, an experience', async () => {
    await create(page, 'Create brand', 'Without a mouse');
    await expect(page.getByRole('heading', { name: 'Without a mouse', level: 1 })).toBeVisible();
    await create(page, 'Create experience', 'Keys');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  await test.step('a scene with a table', async () => {
    await press(page, areas.getByRole('link', { name: /^Scenes/ }));
    await press(page, page.getByRole('button', { name: 'Create scene' }));
    const library = page.getByRole('list', { name: 'Library' });
    await press(page, library.getByRole('button', { name: /^Add Table / }));
    await expect(page.getByRole('heading', { name: 'Table', exact: true })).toBeVisible();
    await typeInto(page, page.getByRole('textbox', { name: 'Position X' }), '0.5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Position X' })).toHaveValue('0.5');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('a poll', async () => {
    await press(page, areas.getByRole('link', { name: /^Polling/ }));
    await press(page, page.getByRole('button', { name: 'Create poll' }));
    await typeInto(page, page.getByLabel('Title', { exact: true }), 'A quick question');
    await press(page, page.getByRole('button', { name: 'Add question' }));
    const card = page.getByRole('region', { name: 'Question 1' });
    await typeInto(page, card.getByRole('textbox', { name: 'Question', exact: true }), 'Tea or coffee?');
    await typeInto(page, card.getByRole('textbox', { name: 'Option 1' }), 'Tea');
    await typeInto(page, card.getByRole('textbox', { name: 'Option 2' }), 'Coffee');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('published', async () => {
    await press(page, page.getByRole('button', { name: 'Publish', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Publish this experience' });
    await press(page, dialog.getByRole('button', { name: 'Publish', exact: true }));
    await expect(page.getByText('Version 1 is live.', { exact: true })).toBeVisible();
  });

  let address = '';
  await test.step('placed in a store', async () => {
    await press(page, navigation.getByRole('link', { name: 'Stores' }));
    await create(page, 'Create store', 'Oslo');
    await press(page, page.getByRole('link', { name: 'Oslo' }));
    await create(page, 'Create placement', 'Window');
    await expect(page.getByRole('dialog', { name: 'Window' })).toBeVisible();
    await page.keyboard.press('Escape');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Window' }) });
    const link = card.getByRole('link', { name: /^localhost/ });
    await expect(card.getByText('Active', { exact: true })).toBeVisible();
    address = (await link.getAttribute('href')) ?? '';
  });
  await staff.close();

  await test.step('a visitor answers, without a mouse too', async () => {
    const visitor = await browser.newContext(withoutMouse);
    const visit = await visitor.newPage();
    await visit.goto(address);
    await press(visit, visit.getByRole('button', { name: 'Step inside' }));
    await press(visit, visit.getByRole('button', { name: 'A quick question' }));
    await tabTo(visit, visit.getByRole('radio', { name: 'Tea' }));
    await visit.keyboard.press('Space');
    await expect(visit.getByRole('radio', { name: 'Tea' })).toBeChecked();
    await press(visit, visit.getByRole('button', { name: 'Send answer' }));
    await expect(visit.getByText('Thank you. Your answer counts.')).toBeVisible();
    await visit.keyboard.press('Escape');
    await expect(visit.getByRole('dialog')).toHaveCount(0);
    await expect(visit.getByRole('button', { name: 'A quick question' })).toBeFocused();
    await visitor.close();
  });
});

/** Presses the button, gives the name in the dialog, which takes the focus, and sends it off. */
async function create(page: Page, action: string, name: string): Promise<void> {
  await press(page, page.getByRole('button', { name: action }));
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Name');
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
}
