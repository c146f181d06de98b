import { type CDPSession, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { isSoak } from '@vitrine/shared/contract/testing/soak';
import { apiAs } from '../support/api';
import { colours, pictureOf } from '../support/picture';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

/**
 * Trips before those that count. V8 counts what it compiles as heap and compiles functions better the warmer they
 * get: of what is added between the fourth trip in a fresh page and the ninth, five of six bytes are machine code,
 * and none are the product's objects. A leak grows by the same amount on every trip, so it is seen as well later on.
 */
const warmUpTrips = isSoak ? 10 : 0;
/** Without a graphics processor, a scene's shaders take a while to compile. */
const modelsDrawn = { timeout: 60_000 };
/** How many trips count. */
const trips = isSoak ? 10 : 3;

// A trace keeps pictures and copies of the page in the page that is measured.
test.use({ trace: 'off' });

declare global {
  /** Canvases that were ever given a WebGL context, as long as somebody still holds them. */
  var webglCanvases: WeakRef<HTMLCanvasElement>[];
}

/** Remembers every canvas that draws in 3D. */
function rememberCanvases(): void {
  globalThis.webglCanvases = [];
  const own = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function getContext(
    this: HTMLCanvasElement,
    kind: string,
    ...rest
  ) {
    const context = own.call(this, kind, ...rest);
    const known = globalThis.webglCanvases.some((canvas) => canvas.deref() === this);
    if (kind.startsWith('webgl') && context && !known) globalThis.webglCanvases.push(new WeakRef(this));
    return context;
  } as typeof own;
}

/** Canvases that are no part of the page any more: how many still draw, and how many somebody still holds. */
const leftCanvases = (page: Page) =>
  page.evaluate(() => {
    const held = globalThis.webglCanvases.flatMap((reference) => {
      const canvas = reference.deref();
      return canvas && !canvas.isConnected ? [canvas] : [];
    });
    const draws = (canvas: HTMLCanvasElement) => canvas.getContext('webgl2')?.isContextLost() === false;
    return { drawing: held.filter(draws).length, held: held.length, made: globalThis.webglCanvases.length };
  });

/** Bytes that somebody still holds. */
async function heldBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

/** A single trip's figure jitters: the means of three tell more. */
function expectNoGrowth(held: number[]): void {
  const growth = mean(held.slice(7, 10)) / mean(held.slice(2, 5));
  test.info().annotations.push({ type: 'heap', description: `${growth} of ${held.join(', ')}` });
  expect(growth, `bytes after each trip: ${held.join(', ')}`).toBeLessThanOrEqual(1.05);
}
const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Puts a table into the experience's scene, so that there are models, textures and lights to leave behind. */
async function furnish(api: Client, { brandId, sceneId }: PublishedExperience): Promise<void> {
  const library = await api.call(endpoints.listLibrary, { params: { brandId }, query: {} });
  const table = library.items.find(({ name }) => name === 'Table');
  const params = { brandId, documentId: sceneId };
  const { revision } = await api.call(endpoints.getDocument, { params });
  const placed = { position: [0, 0, 0], rotation: [0, 0, 0], scale: [1, 1, 1] };
  const objects = { table: { order: 'a0', libraryObjectId: table?._id, name: 'Table', ...placed } };
  await api.call(endpoints.patchDocument, { params, body: { data: { objects } }, ifMatch: revision });
}

/** From the list of scenes into the scene, to a screen of the manager, and back; measured on the manager's screen. */
async function trip(page: Page, devtools: CDPSession): Promise<number> {
  await page.getByRole('list', { name: 'Scenes' }).getByRole('link').first().click();
  await expect(page.locator('canvas')).toBeVisible();
  await expect(page.getByText('Loading models')).toHaveCount(0, modelsDrawn);
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Settings' })
    .click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect.poll(async () => (await leftCanvases(page)).drawing).toBe(0);
  const held = await heldBytes(devtools);
  await page.goBack();
  await page.goBack();
  return held;
}

test('trips between editor and manager leave neither a WebGL context nor memory behind', {
  tag: '@webgl',
}, async ({ browser }) => {
  test.setTimeout(1_200_000);
  const api = await apiAs('owner');
  const own = await publishedExperience(api, 'Ravn & Rosen');
  await furnish(api, own);
  const context = await staffBrowser(browser, 'owner', { viewport: { width: 1000, height: 600 } });
  const page = await context.newPage();
  await page.addInitScript(rememberCanvases);
  const devtools = await context.newCDPSession(page);
  await page.goto(`${own.experience}/scenes`);

  const held: number[] = [];
  await page.getByRole('list', { name: 'Scenes' }).getByRole('link').first().click();
  const drawn = async () => colours(await pictureOf(page.locator('canvas')));
  await expect.poll(drawn, modelsDrawn).toBeGreaterThan(10);
  await page.goBack();
  for (let count = 1; count <= warmUpTrips + trips; count++) held.push(await trip(page, devtools));
  const canvases = await leftCanvases(page);
  expect(canvases.made).toBeGreaterThan(trips);
  // React keeps what was drawn last until something else is.
  expect(canvases.held).toBeLessThanOrEqual(1);
  if (isSoak) expectNoGrowth(held.slice(warmUpTrips));
  await context.close();
});
