import { expect, test } from '@playwright/test';
import { run } from '../../scripts/run';
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
  test.setTimeout(400_000);
  variant = new Variant(['shell', 'remote-viewer']);
});
test.afterEach(() => variant.remove());

test('a remote that works with the released shell passes', async () => {
  variant.replace('remote-viewer/src/texts/en.ts', "'Step inside'", "'Come on in'");
  const said = await check('remote-viewer', await variant.build('remote-viewer'));
  expect(said).toMatch(/^remote-viewer \(candidate\) +candidate-[0-9a-f]{8} +\^\S+ +1 of 1 +in order$/m);
  expect(said).toMatch(/^remote-manager +\S+-local-\S+ +\^\S+ +8 of 8 +in order$/m);
  expect(said).toContain('The candidate works with what is released.');
  expect(await leftovers()).toEqual([]);
});

test('a remote that needs a newer shell than is released is named, and not even started', async () => {
  variant
    .replace('shared/src/contract/version.ts', "contractVersion = '", "contractVersion = '1.99.0'; // was '")
    .replace('shared/src/contract/released-exports.json', '"useLive": "1.0.0"', '"useLive": "1.99.0"');
  const failure = check('remote-viewer', await variant.build('remote-viewer'));
  await expect(failure).rejects.toThrow(
    /ended with 1:[\s\S]*remote-viewer needs contract \^1\.99\.0, and this shell has/,
  );
  await expect(failure).rejects.toThrow(/^remote-viewer \(candidate\) +\S+ +\^1\.99\.0 +REFUSED$/m);
});

test('a shell that asks a released remote for what it does not have is named with the screen', async () => {
  variant.replace('shell/src/router.tsx', "manager('settings')", "manager('preferences')");
  const failure = check('shell', await variant.build('shell'));
  await expect(failure).rejects.toThrow(/ended with 1:[\s\S]*The candidate does NOT work/);
  await expect(failure).rejects.toThrow(/^remote-manager +\S+ +\S+ +7 of 8 +BROKEN$/m);
  await expect(failure).rejects.toThrow(
    /^remote-manager, settings, \/manager\/panel\/settings: showed "The manager could not be loaded"$/m,
  );
  expect(await leftovers()).toEqual([]);
});
