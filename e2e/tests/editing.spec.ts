/**
 * What every area offers: copies, an order that visitors get too, findings that lead to their field, translations counted
 * until they are there, a publish dialog that keeps what was begun, and a way back from addresses that lead nowhere.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { press, tabTo } from '../support/keyboard';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Sundby');
  staff = await staffBrowser(browser, 'owner', { reducedMotion: 'reduce' });
  page = await staff.newPage();
});
test.afterAll(() => staff.close());

const saved = () => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const dialog = () => page.getByRole('dialog', { name: 'Publish this experience' });
const finding = (text: string) => dialog().getByRole('listitem').filter({ hasText: text });

async function openPublish(): Promise<void> {
  const bar = page.getByRole('region', { name: 'Sundby' });
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog().getByText('Checking every area')).toBeHidden();
}

test('a finding of the certificate leads to its field, and is gone once that is filled in', async () => {
  await api.call(endpoints.patchDocument, {
    params: { brandId: own.brandId, documentId: own.pollId },
    ifMatch: 1,
    body: { data: { questions: { wood: { options: { ash: { label: { en: '' } } } } } } },
  });
  await page.goto(`${own.experience}/dashboard`);
  await openPublish();
  await expect(dialog().getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await finding('option').getByRole('link', { name: 'Open “Wood” in Polling' }).click();
  await expect(dialog()).toBeHidden();
  const option = page.getByRole('textbox', { name: 'Option 2' });
  await expect(option).toBeFocused();
  await page.keyboard.type('Elm');
  await saved();
  await openPublish();
  await expect(finding('option')).toHaveCount(0);
  await expect(dialog().getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('a missing translation is counted in its area, and its finding leads to the field in that language', async () => {
  await api.call(endpoints.updateExperience, {
    params: { brandId: own.brandId, experienceId: own.experienceId },
    body: { languages: ['en', 'de'] },
  });
  await page.goto(`${own.experience}/dashboard`);
  await openPublish();
  await finding('4 texts have no translation into German')
    .getByRole('link', { name: /“Wood”/ })
    .click();
  await expect(dialog()).toBeHidden();
  const german = page.locator('[lang=de]:focus');
  await expect(german).toHaveAttribute('placeholder', 'Wood');
  await expect(page.getByText('Not translated yet. Visitors see: Wood')).toBeVisible();
  const polling = page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: /^Polling/ });
  await expect(polling).toContainText('4 texts are not translated');

  await page.keyboard.type('Holz');
  await saved();
  await expect(polling).toContainText('3 texts are not translated');
  await openPublish();
  await expect(finding('3 texts have no translation into German')).toBeVisible();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('a document is copied and put into another order without a mouse, and visitors get that order', async () => {
  const list = page.getByRole('list', { name: 'Polling' });
  const names = () => list.getByRole('link').allTextContents();
  await page.goto(`${own.experience}/polling`);
  await press(page, list.getByRole('button', { name: 'Actions for Wood' }));
  const duplicate = page.getByRole('menuitem', { name: 'Duplicate' });
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(duplicate).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual(['Wood', 'Wood (2)']);

  await press(page, list.getByRole('link').nth(1));
  await tabTo(page, page.getByRole('textbox', { name: 'Title', exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Wool');
  await saved();
  await press(page, page.getByRole('link', { name: 'All polls' }));
  await expect.poll(names).toEqual(['Wood', 'Wool']);
  await tabTo(page, list.getByRole('button', { name: 'Move Wool' }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up Wool, at place 2 of 2.')).toBeAttached();
  // The library hears arrows from the next task on: on a busy machine one that comes at once is too early.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Wool is at place 1 of 2.')).toBeAttached({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(page.getByText('Dropped Wool at place 1 of 2.')).toBeAttached();
  await expect.poll(names).toEqual(['Wool', 'Wood']);
  await page.reload();
  await expect.poll(names).toEqual(['Wool', 'Wood']);

  const { brandId, experienceId, placementId } = own;
  await api.call(endpoints.publishExperience, { params: { brandId, experienceId }, body: {} });
  const { manifest } = await api.call(endpoints.resolvePlacement, { params: { placementId } });
  const { parts } = await api.call(endpoints.getManifest, { params: { hash: manifest ?? '' } });
  expect(parts.filter(({ area }) => area === 'polling').map(({ title }) => title.en)).toEqual([
    'Wool',
    'Wood',
  ]);
});

test('what was begun in the publish dialog survives windows of every width', async () => {
  await page.goto(`${own.experience}/manifest`);
  // On a phone the frame's bar has two lines, in two languages too, and ends with what publishes.
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.getByRole('region', { name: 'Sundby' });
  await expect(bar.getByRole('combobox', { name: 'Language of the content' })).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThan(110);
  await openPublish();
  const note = dialog().getByLabel('Note');
  const when = dialog().getByLabel('When');
  await note.fill('Before the fair');
  await when.fill('2099-03-01T09:30');
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(note).toHaveValue('Before the fair');
    await expect(when).toHaveValue('2099-03-01T09:30');
    await expect(dialog().getByRole('button', { name: 'Publish then' })).toBeVisible();
  }
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

test('a document that is not there leaves the experience around it', async () => {
  for (const [area, back] of [
    ['polling', 'Back to Polling'],
    ['scenes', 'Back to Scenes'],
    ['videos', 'Back to Videos'],
  ] as const) {
    await page.goto(`${own.experience}/${area}?id=2222222222222222`);
    await expect(page.getByText('This is not here any more')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible();
    await page.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(new RegExp(`/${area}$`));
  }
});
