/** How an experience begins: as a copy of another, or from a template that visitors can open as it is. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { type DocumentArea, endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { checkScreen, still } from '../support/check-screen';
import { colours, pictureOf } from '../support/picture';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  const brand = await api.call(endpoints.createBrand, { body: { name: 'Solvang' } });
  own = await publishedExperience(api, 'Summer rooms', brand.id);
  staff = await staffBrowser(browser, 'owner', still);
  page = await staff.newPage();
});
test.afterAll(() => staff?.close());

const inBrand = () => ({ params: { brandId: own.brandId } });
const documents = async (experienceId: string, area: DocumentArea) =>
  (await api.call(endpoints.listDocuments, { ...inBrand(), query: { experienceId, area } })).items;

test('a copy is a draft with the same documents, under a name of its own, and the original stays as it is', async () => {
  await page.goto(own.brand);
  await page.getByRole('button', { name: 'Actions for Summer rooms' }).click();
  await page.getByRole('menuitem', { name: 'Make a copy' }).click();
  const form = page.getByRole('dialog', { name: 'Copy the experience' });
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Copy of Summer rooms');
  await expect(
    form.getByText(
      'A draft with the same scenes, polls, products and all the rest. The original stays as it is.',
    ),
  ).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill('Winter rooms');
  await form.getByRole('button', { name: 'Make a copy' }).click();

  await expect(form).toBeHidden();
  await expect(page.getByText('Success!', { exact: true })).toBeVisible();
  const bar = page.getByRole('region', { name: 'Winter rooms' });
  await expect(bar.getByText('Draft', { exact: true })).toBeVisible();
  const [, copyId = ''] = /experience\/([^/]+)/.exec(page.url()) ?? [];
  expect(copyId).not.toBe(own.experienceId);
  const areas = page.getByRole('navigation', { name: 'Areas' });
  await areas.getByRole('link', { name: /^Scenes/ }).click();
  await expect(page.getByRole('list', { name: 'Scenes' }).getByRole('link', { name: 'Room' })).toBeVisible();
  await areas.getByRole('link', { name: /^Polling/ }).click();
  await page.getByRole('list', { name: 'Polling' }).getByRole('link', { name: 'Wood' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Wool');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const [poll] = await documents(copyId, 'polling');
  expect(poll?.id).not.toBe(own.pollId);
  const original = await api.call(endpoints.getDocument, {
    params: { brandId: own.brandId, documentId: own.pollId },
  });
  expect(original.data).toMatchObject({ title: { en: 'Wood' } });
  await page.goto(own.brand);
  const card = (name: string) =>
    page
      .getByRole('list', { name: 'Experiences' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(card('Winter rooms')).toContainText('Never published');
  await expect(card('Summer rooms')).toContainText('Version 1');
});

const templates = [
  {
    name: 'Furniture showroom',
    title: 'At home with oak',
    scenes: ['Living room', 'Dining room'],
    poll: 'Your oak',
    question: /oak/i,
    products: 12,
  },
  {
    name: 'Product launch',
    title: 'Meet Vik',
    scenes: [],
    poll: 'First impressions',
    question: 'Which wool would you take home?',
    products: 1,
  },
  {
    name: 'Event voting',
    title: 'Choose the winner',
    scenes: [],
    poll: 'Your evening',
    question: 'How did you like the evening?',
    products: 0,
  },
];
test('each template can be published as it is: visitors find its scene, its poll and its products', {
  tag: '@webgl',
}, async ({ browser }) => {
  for (const { name, title, scenes, poll, question, products } of templates)
    await test.step(name, async () => {
      await page.goto(own.brand);
      await page.getByRole('button', { name: 'Create experience' }).first().click();
      const form = page.getByRole('dialog', { name: 'Create an experience' });
      await form.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
      await form.getByLabel('Name', { exact: true }).fill(name);
      await form.getByRole('button', { name: 'Create experience' }).click();
      await expect(page.getByRole('region', { name })).toBeVisible();
      const [, experienceId = ''] = /experience\/([^/]+)/.exec(page.url()) ?? [];
      const params = { brandId: own.brandId, experienceId };
      await api.call(endpoints.publishExperience, { params, body: {} });
      const { id } = await api.call(endpoints.createPlacement, {
        params: { brandId: own.brandId, storeId: own.storeId },
        body: { name, experienceId },
      });

      const context = await browser.newContext({
        ...still,
        locale: 'en-GB',
        viewport: { width: 800, height: 600 },
      });
      const visitor = await context.newPage();
      await visitor.goto(`/${id}`);
      await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await visitor.getByRole('button', { name: 'Step inside' }).click();
      const canvas = visitor.locator('canvas');
      await expect(visitor.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
      await expect
        .poll(async () => colours(await pictureOf(canvas)), { timeout: 60_000 })
        .toBeGreaterThan(20);
      const menu = visitor.getByRole('navigation', { name: 'Menu' });
      for (const scene of scenes) await expect(menu.getByRole('button', { name: scene })).toBeVisible();

      await menu.getByRole('button', { name: poll }).click();
      const sheet = visitor.getByRole('dialog', { name: poll });
      await expect(sheet.getByText(question).first()).toBeVisible();
      await expect(sheet.getByRole('radio').first()).toBeVisible();
      await checkScreen(visitor);
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(menu.getByRole('button', { name: 'Products' })).toHaveCount(products > 0 ? 1 : 0);
      if (products > 0) {
        await menu.getByRole('button', { name: 'Products' }).click();
        const list = visitor.getByRole('dialog', { name: 'Products' });
        await expect(list.getByRole('listitem')).toHaveCount(products);
        await checkScreen(visitor);
      }
      await context.close();
    });
});
