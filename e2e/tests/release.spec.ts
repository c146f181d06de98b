import { expect, type Page, test } from '@playwright/test';
import { run } from '../../scripts/run';
import { currentRelease } from '../support/current-release';
import { productPid, releasesFolder } from '../support/product-process';
import { release } from '../support/release';
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
  test.setTimeout(300_000);
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

/** The shell's files, whose names carry their hash, its process, and what runs of the other remotes. */
async function restOfTheProduct(page: Page) {
  const files = await page
    .locator('script[src^="/assets/"], link[href^="/assets/"][rel=stylesheet]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
    );
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
