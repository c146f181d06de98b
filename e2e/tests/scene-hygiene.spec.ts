import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { apiAs } from '../support/api';
import { browserOptions } from '../support/browser-options';
import { publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

/**
 * V8 counts what it compiles as heap, and compiles ever more of the same code for as long as functions get warmer:
 * five of six bytes that are added after the fourth trip. Here it compiles everything once and keeps it, so that
 * what grows is what the product holds.
 */
const steadyCode =
  '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode --no-lazy-feedback-allocation';
test.use({ launchOptions: { ...browserOptions, args: [...(browserOptions.args ?? []), steadyCode] } });

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

/** Contexts that still draw although their canvas is no part of the page any more. */
const leftContexts = (page: Page) =>
  page.evaluate(() => {
    const left = globalThis.webglCanvases.flatMap((reference) => {
      const canvas = reference.deref();
      if (!canvas || canvas.isConnected) return [];
      const context = canvas.getContext('webgl2') as WebGL2RenderingContext | null;
      return context && !context.isContextLost() ? [canvas] : [];
    });
    return { left: left.length, made: globalThis.webglCanvases.length };
  });

/** Bytes that somebody still holds. */
async function heldBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

test('ten trips between editor and manager leave neither a WebGL context nor memory behind', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const own = await publishedExperience(await apiAs('owner'), 'Ravn & Rosen');
  const context = await staffBrowser(browser, 'owner', { viewport: { width: 1000, height: 600 } });
  const page = await context.newPage();
  await page.addInitScript(rememberCanvases);
  const devtools = await context.newCDPSession(page);
  const held: number[] = [];
  await page.goto(`${own.experience}/scenes`);

  for (let trip = 1; trip <= 10; trip++) {
    await page.getByRole('list', { name: 'Scenes' }).getByRole('link').first().click();
    await expect(page.locator('canvas')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Settings' })
      .click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect.poll(async () => (await leftContexts(page)).left, `after trip ${trip}`).toBe(0);
    held.push(await heldBytes(devtools));
    await page.goBack();
    await page.goBack();
  }
  expect((await leftContexts(page)).made).toBeGreaterThan(0);
  const growth = mean(held.slice(7, 10)) / mean(held.slice(2, 5));
  test.info().annotations.push({ type: 'heap', description: `${growth} of ${held.join(', ')}` });
  expect(growth, `bytes after each trip: ${held.join(', ')}`).toBeLessThanOrEqual(1.05);
  await context.close();
});
