import type { BrowserContext } from '@playwright/test';

/** As a browser without WebGL: lists and numbers stand for scenes, which spares a test that is not about them seconds of drawing in software. */
export async function without3d(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'));
  return context;
}
