/**
 * A brand looks after its models on its home: where one is used, another file in its place under the same id, and
 * archiving that is taken back from the toast.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints, type LibraryObject } from '@vitrine/shared/contract';
import { apiAs, tokenOf } from '../support/api';
import { pillarGlb } from '../support/pillar-model';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { sendFile } from '../support/send-file';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let model: LibraryObject;
let staff: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Kragerø');
  const { brandId, experienceId } = own;
  const file = { brandId, kind: 'glb', name: 'bench.glb', bytes: await pillarGlb() } as const;
  const uploadId = await sendFile(await tokenOf('owner'), file);
  model = await api.call(endpoints.createLibraryObject, {
    params: { brandId },
    body: { uploadId, name: 'Bench' },
  });
  const bench = {
    order: 'a0',
    name: 'Bench',
    libraryObjectId: model._id,
    position: [0, 0, 0],
    rotation: [0, 0, 0],
    scale: [1, 1, 1],
  };
  const scene = await api.call(endpoints.getDocument, { params: { brandId, documentId: own.sceneId } });
  await api.call(endpoints.patchDocument, {
    params: { brandId, documentId: own.sceneId },
    ifMatch: scene.revision,
    body: { data: { objects: { bench } } },
  });
  await api.call(endpoints.publishExperience, { params: { brandId, experienceId }, body: {} });
  staff = await staffBrowser(browser, 'owner', { reducedMotion: 'reduce' });
  page = await staff.newPage();
});
test.afterAll(() => staff.close());

const row = () => page.getByRole('row', { name: /^B Bench|^Bench/ });
const dialog = () => page.getByRole('dialog');
async function choose(action: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Bench' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('another file takes a model’s place, and the experiences that show it count as changed', async () => {
  await page.goto(`${own.brand}?part=models`);
  await page.getByRole('searchbox', { name: 'Search models' }).fill('Ben');
  await expect(row()).toBeVisible();
  await choose('Replace file');
  await expect(dialog().getByText('It is used in 1 place.')).toBeVisible();
  await expect(dialog().getByRole('link', { name: 'Room' })).toBeVisible();
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'better.glb', mimeType: 'model/gltf-binary', buffer: await pillarGlb(1000) });
  await expect(dialog()).toBeHidden();
  await expect(
    page.getByText('Bench is replaced. Publish the experiences that show it.', { exact: true }),
  ).toBeVisible();
  const { brandId, experienceId } = own;
  const { items } = await api.call(endpoints.listLibrary, { params: { brandId }, query: { q: 'Bench' } });
  expect(items.map(({ _id, sha256 }) => [_id, sha256 !== model.sha256])).toEqual([[model._id, true]]);
  const experience = await api.call(endpoints.getExperience, { params: { brandId, experienceId } });
  expect(experience.status).toBe('changed');
});

test('archiving says where it is used, and is taken back from the toast', async () => {
  await choose('Archive');
  await expect(dialog().getByText('It is used in 1 place.')).toBeVisible();
  await dialog().getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Nothing matches “Ben”')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row()).toBeVisible();
});
