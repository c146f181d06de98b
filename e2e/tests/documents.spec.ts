import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { emptyProduct, endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { demoAccount } from '../support/demo-account';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
const open: BrowserContext[] = [];

test.beforeEach(async () => {
  api = await apiAs('owner');
  // The demo's brand, whose people are several.
  const brands = await api.call(endpoints.listBrands, { query: { q: 'Ask & Ekdal' } });
  own = await publishedExperience(api, 'Vinter Textiles', brands.items[0]?.id);
});
test.afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()));
});

const pollAddress = () => `${own.experience}/polling?id=${own.pollId}`;

async function at(page: Page, address: string): Promise<Page> {
  await page.goto(address);
  await expect(title(page)).toBeVisible();
  return page;
}
async function browserOf(
  browser: Parameters<typeof staffBrowser>[0],
  role: 'owner' | 'manager',
): Promise<BrowserContext> {
  const context = await staffBrowser(browser, role);
  open.push(context);
  return context;
}
const title = (page: Page): Locator => page.getByRole('textbox', { name: 'Title' });
const question = (page: Page): Locator => page.getByRole('textbox', { name: 'Question', exact: true });
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

const storedPoll = async () => {
  const { data } = await api.call(endpoints.getDocument, {
    params: { brandId: own.brandId, documentId: own.pollId },
  });
  return data as { title: { en: string }; questions: { wood: { text: { en: string } } } };
};
const changeAsSomebodyElse = async (data: Record<string, unknown>) => {
  const params = { brandId: own.brandId, documentId: own.pollId };
  const { revision } = await api.call(endpoints.getDocument, { params });
  await api.call(endpoints.patchDocument, { params, body: { data }, ifMatch: revision });
};

const writes = '**/v1/brands/*/documents/**';
/** What is typed from now on stays unsaved. Without any answer, nothing would be heard either. */
async function refuseWrites(page: Page): Promise<void> {
  const refusal = { type: 'about:blank', title: 'No', status: 422, code: 'refused', message: 'Not now' };
  await page.route(writes, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 422, contentType: 'application/problem+json', json: refusal })
      : route.continue(),
  );
}
async function takeWrites(page: Page): Promise<void> {
  await page.unroute(writes);
  await page.getByRole('button', { name: 'Try again' }).click();
  await saved(page);
}

test('undo reaches back across saves, and the history brings an older state back', async ({ browser }) => {
  const page = await at(await (await browserOf(browser, 'manager')).newPage(), pollAddress());
  await title(page).fill('Wood and wool');
  await saved(page);
  await question(page).fill('Which wool?');
  await saved(page);
  await page.keyboard.press('Control+z');
  await expect(question(page)).toHaveValue('Which wood?');
  await page.keyboard.press('Control+z');
  await expect(title(page)).toHaveValue('Wood');
  await page.keyboard.press('Control+Shift+z');
  await expect(title(page)).toHaveValue('Wood and wool');
  await saved(page);

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  const sessions = history.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText(demoAccount('manager').displayName);
  await sessions.first().getByRole('button', { name: 'What changed' }).click();
  await expect(sessions.first()).toContainText('Wood and wool');
  await sessions.last().getByRole('button', { name: 'What changed' }).click();
  await sessions.last().getByRole('button', { name: 'Restore this state' }).click();
  await expect(title(page)).toHaveValue('Wood');
  await saved(page);
  expect((await storedPoll()).title.en).toBe('Wood');
});

test('what was typed without a connection outlives the tab, and meets what others changed place by place', async ({
  browser,
}) => {
  const context = await browserOf(browser, 'manager');
  const page = await at(await context.newPage(), pollAddress());
  await context.route('**/v1/brands/*/documents/**', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await title(page).fill('Typed on a train');
  await question(page).fill('Also typed on a train?');
  await expect(page.getByText(/^Offline: \d+ changes? kept$/)).toBeVisible();
  // As when a tab is killed: nobody is asked.
  await page.close({ runBeforeUnload: false });

  await changeAsSomebodyElse({ title: { en: 'Changed at the desk' } });
  await context.unroute('**/v1/brands/*/documents/**');
  const again = await at(await context.newPage(), pollAddress());
  const dialog = again.getByRole('dialog', { name: 'Someone else changed the same thing' });
  await expect(dialog.getByText('Changed at the desk')).toBeVisible();
  await expect(dialog.getByText('Typed on a train', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: `${demoAccount('owner').displayName} wrote` }).check();
  await dialog.getByRole('button', { name: 'Keep what is chosen' }).click();
  await expect(title(again)).toHaveValue('Changed at the desk');
  await expect(question(again)).toHaveValue('Also typed on a train?');
  await saved(again);
  const { questions, title: stored } = await storedPoll();
  expect([stored.en, questions.wood.text.en]).toEqual(['Changed at the desk', 'Also typed on a train?']);
});

test('what a colleague saves shows at once, under what is typed and not saved, with whose it is', async ({
  browser,
}) => {
  const ownerContext = await browserOf(browser, 'owner');
  const owner = await at(await ownerContext.newPage(), pollAddress());
  const manager = await at(await (await browserOf(browser, 'manager')).newPage(), pollAddress());
  const list = await ownerContext.newPage();
  await list.goto(`${own.experience}/polling`);
  await expect(list.getByRole('link', { name: 'Wood', exact: true })).toBeVisible();
  const { displayName } = demoAccount('manager');
  await expect(owner.getByText(`${displayName} is here too`)).toBeVisible();
  await expect(manager.getByText(`${demoAccount('owner').displayName} is here too`).first()).toBeVisible();

  await refuseWrites(owner);
  await question(owner).fill('Which wool?');
  await title(manager).fill('Wool');
  await saved(manager);
  await expect(title(owner)).toHaveValue('Wool');
  await expect(owner.locator(`[data-changed-by="${displayName}"]`)).toHaveCount(1);
  await expect(owner.getByText(`${displayName} changed: Title › English`)).toBeAttached();
  await expect(question(owner)).toHaveValue('Which wool?');
  await expect(question(manager)).toHaveValue('Which wood?');
  await expect(list.getByRole('link', { name: 'Wool', exact: true })).toBeVisible();

  await takeWrites(owner);
  await expect(question(manager)).toHaveValue('Which wool?');
  const { questions, title: stored } = await storedPoll();
  expect([stored.en, questions.wood.text.en]).toEqual(['Wool', 'Which wool?']);

  // The title is the manager's now: what the owner takes back is the owner's own.
  await owner.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expect(question(owner)).toHaveValue('Which wood?');
  await title(manager).fill('Felt');
  await expect(title(owner)).toHaveValue('Felt');
});

test('of a product and of an object in a scene too, what two people change beside each other stays both', async ({
  browser,
}) => {
  const inBrand = { params: { brandId: own.brandId } };
  const data = { ...emptyProduct(), title: { en: 'Chair' }, handle: 'chair' };
  const product = await api.call(endpoints.createDocument, {
    ...inBrand,
    body: { experienceId: own.experienceId, area: 'products', data },
  });
  const inScene = { params: { brandId: own.brandId, documentId: own.sceneId } };
  const library = await api.call(endpoints.listLibrary, { ...inBrand, query: {} });
  const placed = { position: [0, 0.5, 0], rotation: [0, 0, 0], scale: [1, 1, 1] };
  const table = { order: 'a0', libraryObjectId: library.items[0]?._id, name: 'Table', ...placed };
  const { revision } = await api.call(endpoints.getDocument, inScene);
  const body = { data: { objects: { table } } };
  await api.call(endpoints.patchDocument, { ...inScene, body, ifMatch: revision });
  const owner = await (await browserOf(browser, 'owner')).newPage();
  const manager = await (await browserOf(browser, 'manager')).newPage();

  const vendor = (page: Page) => page.getByRole('textbox', { name: 'Vendor' });
  for (const page of [owner, manager]) await at(page, `${own.experience}/products?id=${product.id}`);
  await refuseWrites(owner);
  await vendor(owner).fill('Fjord Lighting');
  await vendor(owner).press('Tab');
  await title(manager).fill('Armchair');
  await expect(title(owner)).toHaveValue('Armchair');
  await expect(vendor(owner)).toHaveValue('Fjord Lighting');
  await takeWrites(owner);
  await expect(vendor(manager)).toHaveValue('Fjord Lighting');

  const position = (page: Page, axis: 'X' | 'Z') => page.getByRole('textbox', { name: `Position ${axis}` });
  for (const page of [owner, manager]) {
    await page.goto(`${own.experience}/scenes?id=${own.sceneId}`);
    await page.getByRole('tab', { name: /^Objects/ }).click();
    const objects = page.getByRole('list', { name: 'Objects' });
    await objects.getByRole('button', { name: 'Table', exact: true }).click();
  }
  await refuseWrites(owner);
  await position(owner, 'X').fill('1.5');
  await position(owner, 'X').press('Enter');
  await position(manager, 'Z').fill('2.5');
  await position(manager, 'Z').press('Enter');
  await expect(position(owner, 'Z')).toHaveValue('2.5');
  await expect(position(owner, 'X')).toHaveValue('1.5');
  await takeWrites(owner);
  await expect(position(manager, 'X')).toHaveValue('1.5');
  const stored = (await api.call(endpoints.getDocument, inScene)).data as { objects: { table: object } };
  expect(stored.objects.table).toMatchObject({ position: [1.5, 0.5, 2.5] });
});

test('a colleague who comes moves neither the bar nor a scene’s tools over its panels', async ({
  browser,
}) => {
  const scene = `${own.experience}/scenes?id=${own.sceneId}`;
  const owner = await (await browserOf(browser, 'owner')).newPage();
  const box = async (part: Locator) => {
    const found = await part.boundingBox();
    if (!found) throw new Error('It has no place');
    return { ...found, end: found.x + found.width };
  };
  await owner.goto(scene);
  await expect(owner.getByRole('toolbar', { name: 'Tools' })).toBeVisible();
  const bar = owner.getByRole('region', { name: 'Vinter Textiles', exact: true });
  const { height } = await box(bar);
  const manager = await (await browserOf(browser, 'manager')).newPage();
  await manager.goto(scene);
  await expect(owner.getByText(`${demoAccount('manager').displayName} is here too`).first()).toBeVisible();

  expect((await box(bar)).height).toBe(height);
  const tools = await box(owner.getByRole('toolbar', { name: 'Tools' }));
  expect(tools.x).toBeGreaterThanOrEqual((await box(owner.getByRole('main').getByRole('tablist'))).end);
  expect(tools.end).toBeLessThanOrEqual((await box(owner.getByRole('region', { name: 'Properties' }))).x);
});

test('a version is published at its time, once, and says what is new in it', async ({ browser }) => {
  const page = await at(await (await browserOf(browser, 'owner')).newPage(), pollAddress());
  await title(page).fill('Spring wood');
  await saved(page);
  await page.goto(`${own.experience}/manifest`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this experience' });
  const soon = new Date(Date.now() + 3600_000);
  const local = new Date(soon.getTime() - soon.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  await dialog.getByLabel('When').fill(local);
  await dialog.getByRole('button', { name: 'Publish then' }).click();
  await expect(page.getByText(/^Version 2 goes live on /).first()).toBeVisible();
  const versions = page.getByRole('table', { name: 'Versions' });
  await expect(versions.getByRole('row').filter({ hasText: 'Waiting' })).toHaveCount(1);

  await versions
    .getByRole('row')
    .filter({ hasText: 'Waiting' })
    .getByRole('button', { name: /Version 2/ })
    .click();
  await page.getByRole('menuitem', { name: 'Compare with version 1' }).click();
  const changes = page.getByRole('dialog', { name: 'From version 1 to version 2' });
  await expect(changes.getByText('Spring wood').first()).toBeVisible();
  await changes.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Version 2 will not go live by itself.', { exact: true })).toBeVisible();
  const params = { brandId: own.brandId, experienceId: own.experienceId };
  expect((await api.call(endpoints.getExperience, { params })).planned).toBeNull();
});
