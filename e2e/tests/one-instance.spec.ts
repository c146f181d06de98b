import { expect, type Page, test } from '@playwright/test';
import { apiAs } from '../support/api';
import { type Download, isThree, recordScripts } from '../support/downloads';
import { remoteOrigins, shellOrigin, sparePort } from '../support/product-process';
import { publishedExperience } from '../support/published-experience';
import { ServedBuilds } from '../support/served-builds';
import { staffBrowser } from '../support/sign-in';
import { Variant } from '../support/variant';

/** Words that stand once in every build of a library, where it is made and not where it is used. */
const fromTheShell = {
  React: 'isReactComponent={}',
  'React DOM': '__reactContainer$',
  router: 'useRoutes() may be used only in the context of a <Router> component',
  'query client': 'No QueryClient set, use QueryClientProvider to set one',
  'host contract': 'Not inside the shell: no host was provided',
  antd: 'anticon',
};

const holding = (downloads: Download[], words: string) =>
  downloads.filter(({ text }) => text.includes(words));

/** Goes on inside the page, as a link of the router does. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

test('manager, editor and viewer in one page share one of everything, from the shell, and one three', {
  tag: '@webgl',
}, async ({ browser }) => {
  const own = await publishedExperience(await apiAs('owner'), 'Holm & Hage');
  const context = await staffBrowser(browser, 'owner');
  const page = await context.newPage();
  const downloads = recordScripts(page);
  await page.goto('/manager/panel/brands');
  await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible();
  expect((await downloads.settled()).filter(isThree)).toEqual([]);

  await goInside(page, `${own.experience}/scenes`);
  await page.getByRole('list', { name: 'Scenes' }).getByRole('link').first().click();
  await expect(page.locator('canvas')).toBeVisible();
  await goInside(page, '/showroom24');
  await page.getByRole('button', { name: 'Step inside' }).click();
  await expect(page.getByRole('application')).toBeVisible();

  const all = await downloads.settled();
  for (const [what, words] of Object.entries(fromTheShell)) {
    const places = holding(all, words).map(({ url }) => new URL(url).origin);
    expect(places, what).toEqual([shellOrigin]);
  }
  expect(all.filter(isThree)).toHaveLength(1);
  await context.close();
});

test('the editor’s 3D code serves a viewer that was built with the same, and no other one', async ({
  browser,
}) => {
  // Two builds of the viewer from changed sources.
  test.setTimeout(900_000);
  const builds = new ServedBuilds(sparePort);
  const variant = new Variant(['remote-viewer']);
  try {
    await builds.start();
    const own = await publishedExperience(await apiAs('owner'), 'Vik & Vest');
    /** Where three comes from when the editor's scene is opened and then, in the same tab, this viewer's. */
    const threeComesFrom = async (version: string, expected: string[]) => {
      const context = await staffBrowser(browser, 'owner');
      const page = await context.newPage();
      const downloads = recordScripts(page);
      const { entry } = builds.add(version, await variant.build('remote-viewer'));
      await page.goto(`${own.experience}/scenes?id=${own.sceneId}&mf.viewer=${entry}`);
      await page.getByRole('button', { name: 'Run it in this tab' }).click();
      await expect(page.getByText('This browser cannot draw 3D.')).toBeVisible();
      await goInside(page, `/${own.placementId}`);
      await page.getByRole('button', { name: 'Come on in' }).click();
      await expect(page.getByText('This browser cannot show 3D.')).toBeVisible();
      // Without WebGL the scene's code is only fetched ahead, when the browser has nothing better to do.
      const hasStage = async () =>
        holding(await downloads.settled(), 'scene-keys').some(({ url }) => url.startsWith(builds.origin));
      await expect.poll(hasStage).toBe(true);
      // Saying yes loads the page once more, and with it what it had.
      const places = async () => [
        ...new Set((await downloads.settled()).filter(isThree).map(({ url }) => new URL(url).origin)),
      ];
      await expect.poll(places).toEqual(expected);
      await context.close();
    };
    variant.replace('remote-viewer/src/texts/en.ts', "'Step inside'", "'Come on in'");
    await threeComesFrom('same-3d', [remoteOrigins.experienceEditor]);
    variant.replace('shared/src/scene/scene-canvas.tsx', 'mostLosses = 3', 'mostLosses = 4');
    await threeComesFrom('other-3d', [remoteOrigins.experienceEditor, builds.origin]);
  } finally {
    variant.remove();
    await builds.stop();
  }
});

test('a visitor gets no three where nothing can be drawn with it, no model either, and antd never', async ({
  page,
}) => {
  // Who saves data gets nothing in advance.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const downloads = recordScripts(page);
  const models: string[] = [];
  page.on('request', (request) => request.url().includes('.glb') && models.push(request.url()));
  await page.goto('/showroom24');
  await expect(page.getByRole('button', { name: 'Step inside' })).toBeVisible();
  await page.waitForLoadState('load');
  await page.getByRole('button', { name: 'Step inside' }).click();
  await expect(page.getByText('This browser cannot show 3D.')).toBeVisible();
  const all = await downloads.settled();
  expect(all.filter(isThree).map(({ url }) => url)).toEqual([]);
  expect(models).toEqual([]);
  expect(holding(all, fromTheShell.antd)).toEqual([]);
});
