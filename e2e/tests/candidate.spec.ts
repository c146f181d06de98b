import { expect, test } from '@playwright/test';
import { run } from '../../scripts/start/run';
import { releasesFolder } from '../support/product-process';
import { Variant } from '../support/variant';

/** `npm run check:candidate` with a build from changed sources, against what the running product has released. */
const check = (folder: string, build: string): Promise<string> =>
  run('npm', [
    'run',
    '--silent',
    'check:candidate',
    '--',
    folder,
    '--store',
    releasesFolder(),
    '--build',
    build,
  ]);

/** What belongs to products that the check has started. */
async function leftovers(): Promise<string[]> {
  return (await run('ps', ['-A', '-o', 'args=']))
    .split('\n')
    .filter((line) => line.includes('vitrine-candidate-'));
}

let variant: Variant;
test.beforeEach(() => {
  // Builds from nothing, and a second product beside the running one.
  test.setTimeout(900_000);
  variant = new Variant(['shell']);
});
test.afterEach(() => variant.remove());

// That a candidate passes where every screen is in order: scripts/candidate/combination.test.ts.
test('a shell that asks a released remote for what it does not have is named with the screen, all others are in order', async () => {
  variant.replace('shell/src/router.tsx', "manager('settings')", "manager('preferences')");
  const failure = check('shell', await variant.build('shell'));
  await expect(failure).rejects.toThrow(/ended with 1:[\s\S]*The candidate does NOT work/);
  await expect(failure).rejects.toThrow(/^remote-manager +\S+ +\S+ +7 of 8 +BROKEN$/m);
  await expect(failure).rejects.toThrow(/^remote-viewer +\S+-local-\S+ +\^\S+ +1 of 1 +in order$/m);
  await expect(failure).rejects.toThrow(/^remote-experience-editor +\S+ +\S+ +(\d+) of \1 +in order$/m);
  await expect(failure).rejects.toThrow(
    /^remote-manager, settings, \/manager\/panel\/settings: showed "The manager could not be loaded"$/m,
  );
  expect(await leftovers()).toEqual([]);
});
