import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { colours, pictureOf, pureRed } from '../support/picture';
import { pillarGlb } from '../support/pillar-model';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
/** Without a graphics processor, a scene's shaders take a while to compile. */
const firstFrame = { timeout: 60_000 };
/** Straight before the table, whose origin is then in the middle of the picture, with its X axis to the right. */
const camera = { position: [0, 0.5, 4], target: [0, 0.5, 0], fieldOfViewDegrees: 40 };
const pieceBytes = 4 * 1024 * 1024;

test.beforeAll(async () => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Lund Interiors');
  const inBrand = { params: { brandId: own.brandId } };
  const library = await api.call(endpoints.listLibrary, { ...inBrand, query: {} });
  const table = library.items.find(({ name }) => name === 'Table');
  const params = { brandId: own.brandId, documentId: own.sceneId };
  const { revision } = await api.call(endpoints.getDocument, { params });
  const placed = { position: [0, 0.5, 0], rotation: [0, 0, 0], scale: [1, 1, 1] };
  const objects = { table: { order: 'a0', libraryObjectId: table?._id, name: 'Table', ...placed } };
  await api.call(endpoints.patchDocument, { params, body: { data: { camera, objects } }, ifMatch: revision });
});

const sceneAddress = () => `${own.experience}/scenes?id=${own.sceneId}`;
const position = (page: Page, axis: 'X' | 'Y' | 'Z') =>
  page.getByRole('textbox', { name: `Position ${axis}` });

test('an object is dragged by the handle of one axis, and moves along that axis only', {
  tag: '@webgl',
}, async ({ browser }) => {
  test.setTimeout(900_000);
  const staff = await staffBrowser(browser, 'owner');
  const page = await staff.newPage();
  await page.goto(sceneAddress());
  await page.getByRole('tab', { name: /^Objects/ }).click();
  await page
    .getByRole('list', { name: 'Objects' })
    .getByRole('button', { name: 'Table', exact: true })
    .click();
  await expect(position(page, 'X')).toHaveValue('0');
  const canvas = page.locator('canvas');
  await expect.poll(async () => pureRed(await pictureOf(canvas)), firstFrame).toBeGreaterThan(0);

  const box = await canvas.boundingBox();
  if (!box) throw new Error('The canvas has no place');
  // Handles are as large on the screen at any distance: the arrow's middle is at 7.6 % of the height.
  const arrow = { x: box.x + box.width / 2 + box.height * 0.076, y: box.y + box.height / 2 };
  const dragged = 120;
  await page.mouse.move(arrow.x, arrow.y);
  await page.mouse.down();
  await page.mouse.move(arrow.x + dragged / 2, arrow.y + 10, { steps: 5 });
  await page.mouse.move(arrow.x + dragged, arrow.y, { steps: 5 });
  await page.mouse.up();

  const metresPerPixel = (2 * Math.tan((camera.fieldOfViewDegrees / 2) * (Math.PI / 180)) * 4) / box.height;
  await expect(position(page, 'X')).not.toHaveValue('0');
  expect(Number(await position(page, 'X').inputValue())).toBeCloseTo(dragged * metresPerPixel, 1);
  await expect(position(page, 'Y')).toHaveValue('0.5');
  await expect(position(page, 'Z')).toHaveValue('0');
  await expect(page.getByRole('heading', { name: 'Table' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(position(page, 'X')).toHaveValue('0');
  await staff.close();
});

test('the page of a test access shows the draft’s scene', { tag: '@webgl' }, async ({ page }) => {
  test.setTimeout(900_000);
  const { id } = await api.call(endpoints.createTestAccess, {
    params: { brandId: own.brandId, placementId: own.placementId },
    body: { label: 'For approval' },
  });
  await page.goto(`/${own.placementId}/test/${id}`);
  await expect(page.getByRole('note')).toContainText('Test access “For approval”');
  await page.getByRole('button', { name: 'Step inside' }).click();
  await expect(page.getByRole('application', { name: 'Room' })).toBeVisible(firstFrame);
  await expect(page.getByRole('listitem').filter({ hasText: /^Table$/ })).toBeAttached();
  await expect(page.getByRole('progressbar')).toHaveCount(0, firstFrame);
  await expect
    .poll(async () => colours(await pictureOf(page.locator('canvas'))), firstFrame)
    .toBeGreaterThan(10);
});

test('an upload that broke off goes on where it was, after a reload too', async ({ browser }, testInfo) => {
  const staff = await staffBrowser(browser, 'owner');
  const page = await staff.newPage();
  const file = testInfo.outputPath('large_pillar.glb');
  await writeFile(file, await pillarGlb(2.5 * pieceBytes));
  const offsets: number[] = [];
  let broken = true;
  await page.route('**/v1/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    const offset = Number(await request.headerValue('upload-offset'));
    if (broken && offset > 0) return route.abort('connectionfailed');
    offsets.push(offset);
    return route.continue();
  });
  const choose = () => page.getByLabel('Upload a GLB').setInputFiles(file);

  await page.goto(sceneAddress());
  // Other requests may be given up, too.
  const brokeOff = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
  await choose();
  await brokeOff;
  await page.reload();
  broken = false;
  await choose();
  // It is checked and its light form made, each within its own limit of time, however busy the machine.
  await expect(
    page.getByRole('list', { name: 'Library' }).getByRole('button', { name: 'Add large pillar' }),
  ).toBeVisible({ timeout: 60_000 });
  expect(offsets).toEqual([0, pieceBytes, 2 * pieceBytes]);
  await staff.close();
});

test('on a phone, what an upload says outlives its panel', async ({ browser }) => {
  const staff = await staffBrowser(browser, 'owner', { viewport: { width: 390, height: 800 } });
  const page = await staff.newPage();
  await page.goto(sceneAddress());
  const library = page.getByRole('button', { name: 'Library', exact: true });
  await library.click();
  await page
    .getByLabel('Upload a GLB')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no model') });
  const refusal = page.getByRole('alert').filter({ hasText: 'notes.txt was not taken' });
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: 'Close Library' }).click();
  await expect(refusal).toBeHidden();
  await library.click();
  await expect(refusal).toBeVisible();
  await staff.close();
});
