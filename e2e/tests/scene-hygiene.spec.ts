import { expect, type Page, test } from '@playwright/test';
import { apiAs } from '../support/api';
import { publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

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

test('ten trips between editor and manager leave no WebGL context behind', async ({ browser }) => {
  test.setTimeout(300_000);
  const own = await publishedExperience(await apiAs('owner'), 'Ravn & Rosen');
  const context = await staffBrowser(browser, 'owner', { viewport: { width: 1000, height: 600 } });
  const page = await context.newPage();
  await page.addInitScript(rememberCanvases);
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
    await page.goBack();
    await page.goBack();
  }
  expect((await leftContexts(page)).made).toBeGreaterThan(0);
  await context.close();
});
