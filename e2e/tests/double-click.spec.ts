import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { type DocumentArea, endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { still } from '../support/check-screen';
import { openOption } from '../support/open-option';
import { pace } from '../support/pace';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Twice & Co');
  staff = await staffBrowser(browser, 'owner', still);
  page = await staff.newPage();
});
test.afterAll(() => staff?.close());

const inBrand = () => ({ params: { brandId: own.brandId } });
const inPlacement = () => ({ params: { brandId: own.brandId, placementId: own.placementId } });

test('a double click does once what is done to an experience', async () => {
  await test.step('one copy', async () => {
    await page.goto(own.brand);
    await page
      .getByRole('list', { name: 'Experiences' })
      .getByRole('button', { name: 'Actions for Twice & Co' })
      .click();
    await page.getByRole('menuitem', { name: 'Make a copy' }).click();
    const form = page.getByRole('dialog', { name: 'Copy the experience' });
    await form.getByLabel('Name', { exact: true }).fill('Echo');
    await form.getByRole('button', { name: 'Make a copy' }).dblclick(pace);
    await expect(page.getByRole('region', { name: 'Echo' })).toBeVisible();
    const copies = await api.call(endpoints.listExperiences, { ...inBrand(), query: { q: 'Echo' } });
    expect(copies.total).toBe(1);
  });

  await test.step('one import', async () => {
    await page.goto(`${own.experience}/manifest`);
    await page.getByRole('button', { name: 'Export' }).click();
    const exporting = page.getByRole('dialog', { name: 'Export the experience' });
    const downloading = page.waitForEvent('download');
    await exporting.getByRole('button', { name: 'Download the file' }).click();
    const file = await (await downloading).path();

    const { id: brandId } = await api.call(endpoints.createBrand, { body: { name: 'Twice abroad' } });
    await page.goto(`/manager/panel/brands/${brandId}?import=new`);
    const importing = page.getByRole('dialog', { name: 'Import an experience' });
    await importing.locator('input[type=file]').setInputFiles(file);
    await importing.getByRole('button', { name: 'Create the experience' }).dblclick(pace);
    // The second click may meet what opens it.
    const opens = importing.getByRole('link', { name: 'Open the experience' });
    await expect(opens.or(page.getByRole('heading', { name: 'Dashboard', level: 1 }))).toBeVisible();
    const there = await api.call(endpoints.listExperiences, { params: { brandId }, query: {} });
    expect(there.total).toBe(1);
  });

  await test.step('the first one of a brand is placed', async () => {
    const { id: brandId } = await api.call(endpoints.createBrand, { body: { name: 'Twice new' } });
    const inNew = { params: { brandId } };
    await api.call(endpoints.createStore, { ...inNew, body: { name: 'Odense' } });
    await api.call(endpoints.createExperience, { ...inNew, body: { name: 'First' } });
    await page.goto(`/manager/panel/brands/${brandId}`);
    const steps = page.getByRole('region', { name: 'First steps' });
    await steps.getByRole('button', { name: 'Place “First” in Odense' }).dblclick(pace);
    await expect(steps).toContainText('3 of 4 done');
    expect((await api.call(endpoints.listPlacements, { ...inNew, query: {} })).total).toBe(1);
  });

  await test.step('one entry of a calendar', async () => {
    await page.goto(`${own.brand}/stores/${own.storeId}?calendar=${own.placementId}`);
    const drawer = page.getByRole('dialog', { name: 'Calendar of Door' });
    await drawer.getByRole('button', { name: 'Add an entry' }).click();
    const form = page.getByRole('dialog', { name: 'Add an entry' });
    await form.getByRole('combobox', { name: 'Experience' }).click();
    await openOption(page, 'Twice & Co').click();
    await form.getByLabel('Starts').fill('2031-12-01T10:00');
    await form.getByLabel('Ends').fill('2031-12-24T18:00');
    await form.getByRole('button', { name: 'Save' }).dblclick(pace);
    await expect(form).toBeHidden();
    await expect(drawer.getByRole('listitem')).toHaveCount(1);
    expect((await api.call(endpoints.getPlacement, inPlacement())).calendar).toHaveLength(1);
  });
});

test('a double click invites once', async () => {
  await test.step('a person', async () => {
    await page.goto(`${own.brand}/brand-users`);
    await page.getByRole('button', { name: 'Invite people' }).click();
    const form = page.getByRole('dialog', { name: 'Invite a person', exact: true });
    await form.getByLabel('Email', { exact: true }).fill('twice@vitrine.example');
    await form.getByRole('button', { name: 'Invite', exact: true }).dblclick(pace);
    await expect(form.getByRole('button', { name: 'Invite', exact: true })).toBeHidden();
    const query = { limit: 100, status: 'any' } as const;
    const { items } = await api.call(endpoints.listBrandUsers, { ...inBrand(), query });
    expect(items.filter(({ email }) => email === 'twice@vitrine.example')).toHaveLength(1);
  });

  await test.step('a list of people', async () => {
    await page.goto(`${own.brand}/brand-users`);
    await page.getByRole('button', { name: 'Invite many' }).click();
    await page.getByRole('textbox', { name: 'Email addresses' }).fill('once@vitrine.example');
    await page.getByRole('button', { name: 'Check the list' }).click();
    await page.getByRole('button', { name: 'Invite 1 person' }).dblclick(pace);
    await expect(page.getByRole('dialog', { name: '1 person is invited' })).toBeVisible();
    // A second time would find the person and write nothing new, but make the first link worthless.
    const query = { brandId: own.brandId, action: 'inviteBrandUsers' };
    expect((await api.call(endpoints.listAudit, { query })).total).toBe(1);
  });
});

interface DocumentButton {
  create: string;
  area: DocumentArea;
  /** Whose vault is open; the experience's, where nothing is said. */
  scope?: 'brand';
  /** What `create` opens to choose from, and then makes it. */
  choice?: string;
}
const ofOptionSets = {
  create: 'Create option set',
  area: 'answer-option-vault',
  choice: 'Agreement, five steps',
} as const;
const documents: DocumentButton[] = [
  { create: 'Create scene', area: 'scenes' },
  { create: 'Create poll', area: 'polling' },
  { create: 'Create product', area: 'products' },
  { create: 'Add collection title', area: 'products' },
  { create: 'Create video', area: 'videos' },
  { create: 'Create playlist', area: 'videos' },
  { create: 'Create question', area: 'question-vault' },
  { create: 'Create question', area: 'question-vault', scope: 'brand' },
  ofOptionSets,
  { ...ofOptionSets, scope: 'brand' },
];

test('a double click creates one document, and opens it', async () => {
  for (const { area, choice, create, scope } of documents)
    await test.step(scope ? `${create}, of the ${scope}` : create, async () => {
      const query = { area, ...(scope ? { owner: scope } : { experienceId: own.experienceId }) };
      const count = async () => (await api.call(endpoints.listDocuments, { ...inBrand(), query })).total;
      const before = await count();
      await page.goto(`${own.experience}/${area}${scope ? `?scope=${scope}` : ''}`);
      const button = page.getByRole('button', { name: create }).first();
      await expect(button).toBeVisible();
      // An empty list has the button in its middle.
      await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
      if (choice) {
        await button.click();
        await page.getByRole('dialog').getByRole('button', { name: choice }).dblclick(pace);
      } else await button.dblclick(pace);
      await expect(page).toHaveURL(/[?&]id=/);
      expect(await count()).toBe(before + 1);
    });
});
