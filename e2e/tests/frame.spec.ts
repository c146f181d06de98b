/** The frame around every screen of staff: the way back, the way to anything, and how it looks to this person. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { still } from '../support/check-screen';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });

test.describe('look and density', () => {
  /** Somebody whom no other test looks at. What they choose follows them, so that it has to be taken back. */
  const person = 'analyst';
  let staff: BrowserContext;
  let page: Page;
  test.beforeEach(async ({ browser }) => {
    staff = await staffBrowser(browser, person, still);
    page = await staff.newPage();
    await page.goto('/manager/panel/settings?tab=appearance');
  });
  test.afterEach(async () => {
    await staff.close();
    const body = { language: null, look: 'system', density: 'comfortable', characterKeys: true } as const;
    await (await apiAs(person)).call(endpoints.updateOwnPreferences, { body });
  });

  const choose = (setting: string, choice: string) =>
    page.getByRole('radiogroup', { name: setting }).getByText(choice, { exact: true }).click();
  const chosen = (setting: string, choice: string) =>
    expect(
      page.getByRole('radiogroup', { name: setting }).getByRole('radio', { name: choice, exact: true }),
    ).toBeChecked();
  const looks = (look: 'light' | 'dark') => expect(page.locator('html')).toHaveAttribute('data-look', look);
  const background = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const kept = () =>
    page.waitForResponse((response) => response.url().endsWith('/v1/session/preferences') && response.ok());

  test('what was chosen holds at once and after a reload, in another browser too', async ({ browser }) => {
    await looks('light');
    const light = await background();
    let saved = kept();
    await choose('Look', 'Dark');
    await looks('dark');
    await expect.poll(background).not.toBe(light);
    await saved;
    await page.reload();
    await chosen('Look', 'Dark');
    await looks('dark');
    expect(await background()).not.toBe(light);

    saved = kept();
    await choose('Look', 'Light');
    await saved;
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await chosen('Look', 'Light');
    await looks('light');
    expect(await background()).toBe(light);

    saved = kept();
    await choose('Look', 'Match system');
    await looks('dark');
    await saved;
    await page.reload();
    await chosen('Look', 'Match system');
    await looks('dark');
    // The system may change while the page is open.
    await page.emulateMedia({ colorScheme: 'light' });
    await looks('light');

    const density = (at: Page, value: string) =>
      expect(at.locator('html')).toHaveAttribute('data-density', value);
    await density(page, 'comfortable');
    saved = kept();
    await choose('Density', 'Compact');
    await density(page, 'compact');
    await saved;
    await page.reload();
    await chosen('Density', 'Compact');
    await density(page, 'compact');
    const elsewhere = await staffBrowser(browser, person, still);
    const other = await elsewhere.newPage();
    await other.goto('/manager/panel/brands');
    await density(other, 'compact');
    await elsewhere.close();
  });
});

test.describe('the way', () => {
  let own: PublishedExperience;
  let staff: BrowserContext;
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    own = await publishedExperience(await apiAs('owner'), 'Fjord & Fell');
    staff = await staffBrowser(browser, 'owner', still);
    page = await staff.newPage();
  });
  test.afterAll(() => staff?.close());

  const crumbs = () => page.getByRole('navigation', { name: 'You are here' });
  const isAt = (address: string) => expect(page).toHaveURL((url) => url.pathname === address);

  test('back is in the breadcrumbs, by name', async () => {
    const store = `${own.brand}/stores/${own.storeId}`;
    await page.goto(store);
    await expect(crumbs().getByRole('link')).toHaveText(['Fjord & Fell', 'Stores', 'Bergen']);
    await expect(crumbs().getByRole('link', { name: 'Bergen' })).toHaveAttribute('aria-current', 'page');
    await crumbs().getByRole('link', { name: 'Stores' }).click();
    await isAt(`${own.brand}/stores`);
    await expect(heading(page, 'Stores')).toBeVisible();
    await expect(crumbs().getByRole('link')).toHaveText(['Fjord & Fell', 'Stores']);
    await crumbs().getByRole('link', { name: 'Fjord & Fell' }).click();
    await isAt(own.brand);
    await expect(heading(page, 'Fjord & Fell')).toBeVisible();

    await page.goto(`${own.experience}/polling?id=${own.pollId}`);
    await expect(heading(page, 'Wood')).toBeVisible();
    await expect(crumbs().getByRole('link')).toHaveText(['Fjord & Fell', 'Fjord & Fell']);
    await crumbs().getByRole('link').last().click();
    await isAt(`${own.experience}/dashboard`);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await crumbs().getByRole('link').first().click();
    await isAt(own.brand);
    await page.getByRole('banner').getByRole('link', { name: 'Vitrine' }).click();
    await isAt('/manager/panel/brands');
    await expect(crumbs()).toHaveCount(0);
  });

  test('to a brand, a store, an area of the experience or an action is in the palette', async () => {
    const palette = page.getByRole('dialog', { name: 'Go to anything' });
    const ask = async (typed: string) => {
      await page.keyboard.press('Control+k');
      await expect(palette.getByRole('combobox')).toBeFocused();
      await page.keyboard.type(typed);
    };
    const go = async (typed: string, option: string | RegExp) => {
      await ask(typed);
      await expect(palette.getByRole('option', { name: option })).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(palette).toBeHidden();
    };
    await page.goto(own.brand);
    await page.getByRole('button', { name: 'Create experience' }).first().click();
    const form = page.getByRole('dialog', { name: 'Create an experience' });
    const name = form.getByRole('textbox', { name: /^Name/ });
    await name.fill('Half a name');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('d');
    // Nothing leads past a window that somebody types in.
    await expect(name).toHaveValue('Half a named');
    await expect(palette).toBeHidden();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
    await page.goto(`${own.experience}/dashboard`);
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await go('polling', 'Open Polling Action');
    await isAt(`${own.experience}/polling`);
    await expect(heading(page, 'Polling')).toBeVisible();
    await go('publish this', 'Publish this experience Action');
    await expect(page.getByRole('dialog', { name: 'Publish this experience' })).toBeVisible();
    await page.keyboard.press('Escape');

    // From outside any brand: names are found in all of them, and told apart by their brand.
    await page.goto('/manager/panel/settings');
    await expect(heading(page, 'Settings')).toBeVisible();
    await go('Fjord', /^Go to Fjord & Fell Experience · Fjord & Fell$/);
    await isAt(own.experience);
    await ask('Fjord');
    // What the API finds comes above what is known already: a click meanwhile would land between two.
    await expect(palette.getByRole('option')).toHaveCount(2);
    await palette.getByRole('option', { name: 'Go to Fjord & Fell Brand', exact: true }).click();
    await isAt(own.brand);
    await ask('Bergen');
    // Many brands have a store of that name; this one's comes first.
    await expect(palette.getByRole('option').first()).toHaveText('Go to BergenStore');
    await page.keyboard.press('Enter');
    await isAt(`${own.brand}/stores/${own.storeId}`);
    await expect(heading(page, 'Bergen')).toBeVisible();
    await go('create pl', 'Create placement Action');
    await expect(page.getByRole('dialog', { name: 'Create a placement' }).getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await go('tenant', 'Go to Tenant users Page');
    await isAt('/manager/panel/tenant-users');

    await ask('zzz');
    await expect(palette.getByText('No matches. Try fewer letters.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  test('into a window from a menu and back to the menu needs no mouse', async () => {
    await page.goto(`${own.brand}/stores/${own.storeId}`);
    const menu = page.getByRole('button', { name: 'Actions for Door' });
    for (const action of ['Edit', 'Embed code']) {
      await menu.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
      const item = page.getByRole('menuitem', { name: action });
      await expect(async () => {
        if (!(await item.evaluate((element) => element === document.activeElement)))
          await page.keyboard.press('ArrowDown');
        await expect(item).toBeFocused({ timeout: 200 });
      }).toPass();
      await page.keyboard.press('Enter');
      const window = page.getByRole('dialog');
      await expect(window.locator(':focus')).toHaveCount(1);
      await expect(window).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(window).toBeHidden();
      await expect(menu).toBeFocused();
    }
  });

  test('on a phone slides in, and leads to the heading of the screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(own.brand);
    const opener = page.getByRole('button', { name: 'Open navigation' });
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await opener.press('Enter');
    await navigation.getByRole('link', { name: 'Stores' }).press('Enter');
    await expect(navigation).toBeHidden();
    await expect(heading(page, 'Stores')).toBeFocused();

    // Who goes nowhere is back where they were.
    await opener.press('Enter');
    await expect(navigation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(opener).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('by keyboard is in the overview, which “?” opens, but not while somebody writes', async () => {
    const overview = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.goto(`${own.experience}/scenes?id=${own.sceneId}`);
    await expect(page.getByRole('list', { name: 'Library' })).toBeVisible();
    await page.keyboard.press('?');
    await expect(overview.getByRole('heading', { level: 3 }).last()).toHaveText('Everywhere');
    await expect(overview.getByText('Go to anything')).toBeVisible();
    // Those of the open screen come first.
    await expect(overview.getByRole('heading', { level: 3 }).first()).not.toHaveText('Everywhere');
    await expect(overview.getByText('Undo', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overview).toBeHidden();

    await page.goto(`${own.brand}/stores`);
    await page.getByRole('searchbox', { name: 'Search stores' }).press('?');
    await expect(page.getByRole('searchbox', { name: 'Search stores' })).toHaveValue('?');
    await expect(overview).toHaveCount(0);
  });
});
