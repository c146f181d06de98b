import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { demoAccount } from '../support/demo-account';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;

test.beforeAll(async () => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Birk Interiors');
});

const sceneTitle = (page: Page) =>
  page.getByRole('region', { name: 'Properties' }).getByLabel('Title', { exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });

test('a truncated GLB is refused in the validator’s words; a reload in the middle of a word keeps what was saved', async ({
  browser,
}) => {
  const staff = await staffBrowser(browser, 'owner');
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
  const staff = await staffBrowser(browser, 'owner');
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

  // Both at the same place: the first tab's write is on its way while the second one's arrives.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isWrite = (url: URL) => /\/v1\/brands\/[^/]+\/documents\/[^/]+$/.test(url.pathname);
  await one.route(isWrite, async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.fallback();
  });
  await one.getByLabel('Description').fill('From the first tab too');
  await expect(one.getByRole('status').filter({ hasText: 'Saving…' })).toBeVisible();
  await other.getByLabel('Description').fill('From the second tab again');
  await expect(other.getByRole('status').filter({ hasText: 'Saving…' })).toBeVisible();
  await expect(saved(other)).toBeVisible();
  letGo();
  const { displayName } = demoAccount('owner');
  const comparison = one.getByRole('dialog', { name: 'Someone else changed the same thing' });
  await expect(comparison.getByRole('radio', { name: 'You wrote From the first tab too' })).toBeChecked();
  await expect(
    comparison.getByRole('radio', { name: `${displayName} wrote From the second tab again` }),
  ).toBeVisible();
  await comparison.getByRole('button', { name: 'Keep what is chosen' }).click();
  await expect(comparison).toBeHidden();
  await expect(saved(one)).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('Description')).toHaveValue('From the first tab too');
  await staff.close();
});

test('an analyst is offered nothing to create, change or publish, whatever the address', async ({
  browser,
}) => {
  const staff = await staffBrowser(browser, 'analyst');
  const page = await staff.newPage();
  await page.goto('/manager/panel/brands');
  await page.getByRole('list', { name: 'Brands' }).getByRole('link').first().click();
  const experiences = page.getByRole('list', { name: 'Experiences' });
  await expect(experiences.getByRole('link').first()).toBeVisible();
  await expect(experiences.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Create/ })).toHaveCount(0);
  // Of a model, to look where it stands is all.
  await page.getByRole('link', { name: 'Models' }).click();
  await page
    .getByRole('table', { name: 'Models' })
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Used in']);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Overview' }).click();
  await experiences.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Publish|Preview/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Scenes/ }).click();
  await expect(page.getByRole('list', { name: 'Scenes' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Create|Actions for/ })).toHaveCount(0);

  // Nor by addresses: a scene can be looked at and not changed, other people's lists are refused politely.
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

test('a visitor’s answer given offline is kept and sent; a pause is said in the brand’s colours', async ({
  page,
  context,
}) => {
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

  const ofPlacement = { params: { brandId: own.brandId, placementId: own.placementId } };
  await api.call(endpoints.updatePlacement, { ...ofPlacement, body: { paused: true } });
  const { backgroundColour } = await api.call(endpoints.resolvePlacement, {
    params: { placementId: own.placementId },
  });
  // Caches hold an answer for five seconds.
  await expect(async () => {
    await page.goto(`/${own.placementId}`);
    await expect(page.getByRole('heading', { name: 'Taking a short break' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('Birk Interiors')).toBeVisible();
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(backgroundColour.slice(at, at + 2), 16));
  await expect(page.getByRole('main')).toHaveCSS('background-color', `rgb(${red}, ${green}, ${blue})`);
});
