import { type Browser, expect, type Page, test } from '@playwright/test';
import { run } from '../../scripts/start/run';
import { currentRelease } from '../support/current-release';
import { productPid, releasesFolder } from '../support/product-process';
import { release } from '../support/release';
import { staffBrowser } from '../support/sign-in';
import { Variant } from '../support/variant';

const oldWords = 'Step inside';
const newWords = 'Come on in';

let newer: Variant;
test.beforeAll(() => {
  newer = new Variant(['remote-viewer']).replace('remote-viewer/src/texts/en.ts', oldWords, newWords);
});
test.afterAll(() => newer.remove());

test('a released viewer arrives with the next page load, and a rollback takes it back: nothing else moves', async ({
  page,
}) => {
  // Two builds of the viewer may have to be made from nothing.
  test.setTimeout(900_000);
  const button = (name: string) => page.getByRole('button', { name });
  await page.goto('/showroom24');
  await expect(button(oldWords)).toBeVisible();
  const before = await restOfTheProduct(page);
  const oldRelease = await currentRelease('viewer');

  await newer.release('remote-viewer', '--to', releasesFolder(), '--version', '9.1.0');
  await expect(button(oldWords)).toBeVisible();
  await page.reload();
  await expect(button(newWords)).toBeVisible();
  expect((await currentRelease('viewer')).version).toMatch(/^9\.1\.0-[0-9a-f]{8}$/);
  expect(await restOfTheProduct(page)).toEqual(before);

  await release('rollback', 'remote-viewer', '--to', releasesFolder());
  await page.reload();
  await expect(button(oldWords)).toBeVisible();
  expect(await currentRelease('viewer')).toEqual(oldRelease);
  expect(await restOfTheProduct(page)).toEqual(before);
});

test.describe('a new version is out while a page is open', () => {
  const news = 'A new version is out';
  /** Longer than pages wait between two looks at the registry. */
  const aWhile = '01:05';

  test('staff are told, lose nothing, and get it when they want it', async ({ browser }) => {
    // A build from nothing.
    test.setTimeout(900_000);
    const [before, after] = ['Your profile, how this interface looks', 'Yours and everybody’s'];
    const manager = new Variant(['remote-manager']).replace(
      'remote-manager/src/texts/settings/en.json',
      before,
      after,
    );
    const { page, asks, close } = await pageWithClock(browser, 'staff');
    try {
      await page.goto('/manager/panel/settings?tab=appearance');
      await expect(page.getByText(before)).toBeVisible();
      await page.clock.fastForward(aWhile);
      await expect.poll(asks).toBe(1);
      await expect(page.getByText(news, { exact: true })).toHaveCount(0);

      await manager.release('remote-manager', '--to', releasesFolder(), '--version', '9.1.0');
      await page.clock.fastForward(aWhile);
      await expect(page.getByText(news, { exact: true })).toBeVisible();
      await expect(page.getByText(before)).toBeVisible();
      await page.getByRole('button', { name: 'Reload now' }).click();
      await expect(page.getByText(after)).toBeVisible();
      await expect(page.getByText(news, { exact: true })).toHaveCount(0);
    } finally {
      await close();
      manager.remove();
      await release('rollback', 'remote-manager', '--to', releasesFolder());
    }
  });

  test('visitors never are: their page does not even ask', async ({ browser }) => {
    test.setTimeout(900_000);
    const { page, asks, close } = await pageWithClock(browser, 'visitor');
    try {
      await page.goto('/showroom24');
      await expect(page.getByRole('button', { name: oldWords })).toBeVisible();
      await newer.release('remote-viewer', '--to', releasesFolder(), '--version', '9.2.0');
      for (let looks = 0; looks < 5; looks += 1) await page.clock.fastForward(aWhile);
      // What had been asked by now would have been answered before this.
      await page.evaluate(() => fetch('/registry.json?last'));
      expect(asks()).toBe(1);
      await expect(page.getByText(news, { exact: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: oldWords })).toBeVisible();
    } finally {
      await close();
      await release('rollback', 'remote-viewer', '--to', releasesFolder());
    }
  });
});

/** A page in a browser of its own in which time can be moved, and how often it has asked for the registry. */
async function pageWithClock(browser: Browser, whose: 'staff' | 'visitor') {
  const context = whose === 'staff' ? await staffBrowser(browser, 'owner') : await browser.newContext();
  const page = await context.newPage();
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/registry.json') asked += 1;
  });
  await page.clock.install();
  return { page, asks: () => asked, close: () => context.close() };
}

/**
 * The shell's files, whose names carry their hash, its process, and what runs of the other remotes. The files are those
 * of the page as it is served: what an open page has loaded since depends on the moment.
 */
async function restOfTheProduct(page: Page) {
  const html = await (await page.request.get('/showroom24')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(0);
  const others = await Promise.all([currentRelease('manager'), currentRelease('experienceEditor')]);
  return { files, processes: await processesOfTheProduct(), others };
}

/** Process ids with their commands, of all that `npm start` has started. */
async function processesOfTheProduct(): Promise<string[]> {
  const all = (await run('ps', ['-A', '-o', 'pid=,ppid=,args='])).split('\n');
  const ours = all.filter((line) => Number(line.trim().split(/\s+/)[1]) === productPid());
  expect(ours.some((line) => line.includes('shell/server/main.ts'))).toBe(true);
  return ours;
}
