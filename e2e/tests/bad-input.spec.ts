import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { fillSignIn, staffBrowser, staffWithout3d } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;

test.beforeAll(async () => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Birk Interiors');
});

const sceneTitle = (page: Page) =>
  page.getByRole('region', { name: 'Properties' }).getByLabel('Title', { exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

test.describe('creating', () => {
  test('a name of 10,000 characters is refused at the field, and can be mended', async ({ browser }) => {
    const staff = await staffBrowser(browser, 'owner');
    const page = await staff.newPage();
    await page.goto('/manager/panel/brands');
    await page.getByRole('button', { name: 'Create brand' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a brand' });
    const name = dialog.getByLabel('Name');
    await name.fill('x'.repeat(10_000));
    await dialog.getByRole('button', { name: 'Create brand' }).click();
    await expect(dialog.getByText('At most 120 characters')).toBeVisible();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Short');
    await name.blur();
    await expect(dialog.getByText('At most 120 characters')).toBeHidden();
    expect((await api.call(endpoints.listBrands, { query: { q: 'xxxx' } })).total).toBe(0);
    await staff.close();
  });
});

test('a truncated GLB is refused in the validator’s words, and the drawer stays as it was', async ({
  browser,
}) => {
  const staff = await staffWithout3d(browser, 'owner');
  const page = await staff.newPage();
  await page.goto(`${own.experience}/scenes?id=${own.sceneId}`);
  const tiles = page.getByRole('list', { name: 'Library' }).getByRole('button');
  await expect(tiles.first()).toBeVisible();
  const before = await tiles.count();
  const chair = readFileSync(new URL('../../api/src/library/models/glb/chair.glb', import.meta.url));
  await page.getByLabel('Upload a GLB').setInputFiles({
    name: 'broken_chair.glb',
    mimeType: 'model/gltf-binary',
    buffer: chair.subarray(0, chair.byteLength / 2),
  });
  const refusal = page.getByRole('alert').filter({ hasText: 'broken_chair.glb was not taken' });
  await expect(refusal).toContainText('This model cannot be used. Unexpected end of chunk data.');
  await refusal.getByRole('button', { name: 'Dismiss' }).click();
  await expect(refusal).toBeHidden();
  await expect(tiles).toHaveCount(before);
  const { items } = await api.call(endpoints.listLibrary, { params: { brandId: own.brandId }, query: {} });
  expect(items.filter(({ name }) => name === 'broken chair')).toEqual([]);
  await staff.close();
});

test.describe('editing', () => {
  test('a reload in the middle keeps what was saved', async ({ browser }) => {
    const staff = await staffWithout3d(browser, 'owner');
    const page = await staff.newPage();
    await page.goto(`${own.experience}/scenes?id=${own.sceneId}`);
    await sceneTitle(page).fill('Saved title');
    await expect(page.getByRole('status').filter({ hasText: 'Saving…' })).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await page.getByLabel('Description').pressSequentially('Half a sen');
    await page.reload();
    await expect(sceneTitle(page)).toHaveValue('Saved title');
    await staff.close();
  });

  test('two tabs: changes of different things both survive, of the same thing are compared', async ({
    browser,
  }) => {
    const staff = await staffWithout3d(browser, 'owner');
    const one = await staff.newPage();
    const other = await staff.newPage();
    for (const page of [one, other]) {
      await page.goto(`${own.experience}/scenes?id=${own.sceneId}`);
      await expect(sceneTitle(page)).toBeVisible();
    }
    await sceneTitle(one).fill('From the first tab');
    await expect(one.getByRole('status').filter({ hasText: 'Saving…' })).toBeVisible();
    await expect(saved(one)).toBeVisible();
    await other.getByLabel('Description').fill('From the second tab');
    await expect(other.getByRole('status').filter({ hasText: 'Saving…' })).toBeVisible();
    await expect(saved(other)).toBeVisible();
    await expect(sceneTitle(other)).toHaveValue('From the first tab');
    await expect(other.getByLabel('Description')).toHaveValue('From the second tab');

    // The first tab has not seen the second one's change yet.
    await one.getByLabel('Description').fill('From the first tab too');
    const comparison = one.getByRole('dialog', { name: 'Someone else changed the same thing' });
    await expect(comparison.getByRole('radio', { name: 'Yours From the first tab too' })).toBeChecked();
    await expect(comparison.getByRole('radio', { name: 'Theirs From the second tab' })).toBeVisible();
    await comparison.getByRole('button', { name: 'Keep what is chosen' }).click();
    await expect(comparison).toBeHidden();
    await expect(saved(one)).toBeVisible();
    await other.reload();
    await expect(other.getByLabel('Description')).toHaveValue('From the first tab too');
    await staff.close();
  });
});

test.describe('an analyst', () => {
  test('is offered nothing to create or publish', async ({ browser }) => {
    const staff = await staffBrowser(browser, 'analyst');
    const page = await staff.newPage();
    await page.goto('/manager/panel/brands');
    await page.getByRole('list', { name: 'Brands' }).getByRole('link').first().click();
    const experiences = page.getByRole('list', { name: 'Experiences' });
    await expect(experiences.getByRole('link').first()).toBeVisible();
    await expect(experiences.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Create/ })).toHaveCount(0);
    // Of a model, to look where it stands is all.
    await page
      .getByRole('table', { name: 'Models' })
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['Used in']);
    await page.keyboard.press('Escape');
    await experiences.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Publish|Preview/ })).toHaveCount(0);
    await page.getByRole('link', { name: /^Scenes/ }).click();
    await expect(page.getByRole('list', { name: 'Scenes' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Create|Actions for/ })).toHaveCount(0);
    await staff.close();
  });

  test('may look at a scene by its address and change nothing, and other people’s lists are refused politely', async ({
    browser,
  }) => {
    const staff = await staffWithout3d(browser, 'analyst');
    const page = await staff.newPage();
    const analyst = await apiAs('analyst');
    const [brand] = (await analyst.call(endpoints.listBrands, { query: {} })).items;
    const brandId = brand?.id ?? '';
    const [experience] = (await analyst.call(endpoints.listExperiences, { params: { brandId }, query: {} }))
      .items;
    const scenes = await analyst.call(endpoints.listDocuments, {
      params: { brandId },
      query: { experienceId: experience?.id ?? '', area: 'scenes' },
    });
    const scene = scenes.items[0]?.id;
    await page.goto(`/manager/panel/brands/${brandId}/experience/${experience?.id}/scenes?id=${scene}`);
    await expect(sceneTitle(page)).toBeDisabled();
    await expect(page.getByLabel('Upload a GLB')).toHaveCount(0);
    await page.goto('/manager/panel/tenant-users');
    await expect(page.getByText('Your role does not include this')).toBeVisible();
    // A brand that has not let this person in does not exist for them.
    await page.goto(own.brand);
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    await staff.close();
  });
});

test.describe('signing in and out', () => {
  test('a deep link asks to sign in and leads on to where it pointed', async ({ page }) => {
    const deep = `${own.brand}/stores?q=ber`;
    await page.goto(deep);
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await fillSignIn(page, 'owner');
    await expect(page.getByRole('heading', { name: 'Stores', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(deep);
  });

  test('signing out in one tab ends the other', async ({ browser }) => {
    const staff = await staffBrowser(browser, 'manager');
    const one = await staff.newPage();
    const other = await staff.newPage();
    for (const page of [one, other]) {
      await page.goto('/manager/panel/brands');
      await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible();
    }
    await one.getByRole('button', { name: /^Your account/ }).click();
    await one.getByRole('menuitem', { name: 'Sign out' }).click();
    for (const page of [one, other]) {
      await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
      await expect(page).toHaveURL('/manager/logout');
    }
    await other.goto('/manager/panel/brands');
    await expect(other.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await staff.close();
  });
});

test.describe('visitors', () => {
  test('an answer given offline is kept, and sent when the connection is back', async ({ page, context }) => {
    await page.goto(`/${own.placementId}`);
    await page.getByRole('button', { name: 'Step inside' }).click();
    await page.getByRole('button', { name: 'Wood' }).click();
    await page.getByRole('radio', { name: 'Ash' }).check();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('No connection. Your answer is kept on this device')).toBeVisible();
    await context.setOffline(false);
    const params = { brandId: own.brandId, experienceId: own.experienceId };
    await expect
      .poll(async () => (await api.call(endpoints.getExperienceSummary, { params })).runs[0]?.tallies)
      .toEqual({ wood: { ash: 1 } });
  });

  test('a placement or a test access that nobody made is not found', async ({ page }) => {
    for (const address of ['/2222222222', '/showroom24/test/22222222222222222222']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    }
  });

  test('a paused placement says so in the brand’s colours', async ({ page }) => {
    const params = { brandId: own.brandId, placementId: own.placementId };
    await api.call(endpoints.updatePlacement, { params, body: { paused: true } });
    const { backgroundColour } = await api.call(endpoints.resolvePlacement, {
      params: { placementId: own.placementId },
    });
    await page.goto(`/${own.placementId}`);
    await expect(page.getByRole('heading', { name: 'Taking a short break' })).toBeVisible();
    await expect(page.getByText('Birk Interiors')).toBeVisible();
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(backgroundColour.slice(at, at + 2), 16));
    await expect(page.getByRole('main')).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`);
  });
});
