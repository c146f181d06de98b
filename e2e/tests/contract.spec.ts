import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { RemoteRelease, RemoteReleases } from '@vitrine/shared/contract/federation/registry';
import { apiAs } from '../support/api';
import { shellOrigin, sparePort } from '../support/product-process';
import { publishedExperience } from '../support/published-experience';
import { SecondShell } from '../support/second-shell';
import { ServedBuilds } from '../support/served-builds';
import { staffBrowser } from '../support/sign-in';
import { TemporaryFolder } from '../support/temporary-folder';
import { Variant } from '../support/variant';

const builds = new ServedBuilds(sparePort + 1);
/** A developer's own machine: no origin that remotes are allowed to come from. */
const ownMachine = new ServedBuilds(sparePort + 3);
const environment = {
  // Fails closed: without integrity nothing runs. Its Firebase project exists for nobody; visitors need none.
  VITRINE_ENV: 'production',
  AUTH_EMULATOR_ORIGIN: '',
  FIREBASE_PROJECT_ID: 'vitrine-contract-test',
  FIREBASE_TENANT_ID: 'vitrine-contract-test',
  REMOTE_ORIGINS: builds.origin,
};
const copies = new TemporaryFolder('vitrine-builds-');
const older = new SecondShell(sparePort, environment);
let newer: SecondShell;

/** Of the viewer: as it is; a newer one that needs nothing new; one that needs what only the newer shell has. */
let asItIs: RemoteRelease;
let next: RemoteRelease;
let demanding: RemoteRelease;
let own: RemoteRelease;
let nextFolder: string;
let demandingFolder: string;
const signs = { asItIs: 'Step inside', next: 'Come on in', demanding: 'Come on in, 1.99' };
let placement: string;

test.beforeAll(async () => {
  // Three builds from changed sources.
  test.setTimeout(900_000);
  const variant = new Variant(['shell', 'remote-viewer']);
  const keep = (folder: string, name: string) => {
    cpSync(folder, join(copies.path, name), { recursive: true });
    return join(copies.path, name);
  };
  try {
    variant.replace('remote-viewer/src/texts/en.ts', `'${signs.asItIs}'`, `'${signs.next}'`);
    nextFolder = keep(await variant.build('remote-viewer'), 'next');
    variant
      .replace(
        'shared/src/contract/federation/version.ts',
        "contractVersion = '",
        "contractVersion = '1.99.0'; // was '",
      )
      .replace(
        'shared/src/contract/federation/released-exports.json',
        '"host": {',
        '"host": { "novelty": "1.99.0",',
      )
      .replace(
        'shared/src/host/index.ts',
        'export { useLeaveGuard }',
        "export const novelty = () => '1.99';\nexport { useLeaveGuard }",
      )
      .replace('remote-viewer/src/landing/landing.tsx', '{texts.start}', '{texts.start}, {novelty()}')
      .replace(
        'remote-viewer/src/landing/landing.tsx',
        'import styles from',
        "import { novelty } from '@vitrine/shared/host';\nimport styles from",
      );
    demandingFolder = keep(await variant.build('remote-viewer'), 'demanding');
    const DIST_DIR = keep(await variant.build('shell'), 'shell');
    newer = new SecondShell(sparePort + 2, { ...environment, DIST_DIR });
    asItIs = builds.add('as-it-is', resolve(import.meta.dirname, '../../remote-viewer/dist'));
    next = builds.add('next', nextFolder);
    own = ownMachine.add('next', nextFolder);
    demanding = builds.add('demanding', demandingFolder);
  } finally {
    variant.remove();
  }
  for (const shell of [older, newer]) shell.write({ remotes: {} });
  await Promise.all([builds.start(), ownMachine.start(), older.start(), newer.start()]);
  placement = `/${(await publishedExperience(await apiAs('owner'), 'Contract')).placementId}`;
});

test.afterAll(async () => {
  await Promise.all([older.remove(), newer?.remove(), builds.stop(), ownMachine.stop()]);
  copies.remove();
});

test.beforeEach(() => {
  builds.tampering = null;
});

/** Opens the placement on a shell whose registry names these releases of the viewer. */
async function open(page: Page, shell: SecondShell, viewer: RemoteReleases): Promise<void> {
  shell.write({ remotes: { viewer } });
  await page.goto(shell.origin + placement);
}
const shows = (page: Page, sign: string) =>
  expect(page.getByRole('button', { name: sign, exact: true })).toBeVisible();
const showsFallback = (page: Page) =>
  expect(page.getByRole('heading', { name: 'The experience could not be loaded' })).toBeVisible();

test('older and newer remotes run on older and newer shells that have what they need', async ({ page }) => {
  await test.step('an older remote on a newer shell', async () => {
    await open(page, newer, { current: asItIs });
    await shows(page, signs.asItIs);
  });
  await test.step('a newer remote that needs nothing new on an older shell', async () => {
    await open(page, older, { current: next });
    await shows(page, signs.next);
  });
  await test.step('a demanding remote on the shell that has what it needs', async () => {
    await open(page, newer, { current: demanding });
    await shows(page, signs.demanding);
  });
});

test('a remote that needs more than the shell has is not even fetched: the last known good one runs, or its named fallback stands', async ({
  page,
}) => {
  // A version that no other test has fetched.
  const unmet = builds.add('unmet', demandingFolder);
  await open(page, older, { current: unmet, lastKnownGood: asItIs });
  await shows(page, signs.asItIs);
  await open(page, older, { current: unmet });
  await showsFallback(page);
  expect(builds.askedOf(unmet)).toEqual([]);
  await test.step('Retry takes what the registry names then', async () => {
    older.write({ remotes: { viewer: { current: next } } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await shows(page, signs.next);
  });
});

test('what has other bytes never runs: the named fallback stands, and Retry works once they are the right ones', async ({
  page,
}) => {
  const add = ';globalThis.tampered = true;';
  for (const [what, file] of [
    ['the manifest', /^mf-manifest\.json$/],
    ['the entry', /^remoteEntry\.js$/],
    ['a chunk', /^__federation_expose_experience\.js$/],
  ] as const)
    await test.step(what, async () => {
      // A release that the shell's server has not seen yet: of others it keeps the manifest.
      const current = builds.add(`tampered-${what.replace(' ', '-')}`, nextFolder);
      builds.tampering = { file, add: file.test('mf-manifest.json') ? ' ' : add };
      await open(page, older, { current });
      await showsFallback(page);
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
      builds.tampering = null;
      await page.getByRole('button', { name: 'Try again' }).click();
      await shows(page, signs.next);
    });
});

test('a release that is not what was released gives way to the last known good one; without integrity nothing runs in production', async ({
  page,
}) => {
  await open(page, older, {
    current: { ...next, integrity: demanding.integrity as string },
    lastKnownGood: asItIs,
  });
  await shows(page, signs.asItIs);

  const { integrity: _, ...unchecked } = builds.add('unchecked', nextFolder);
  await open(page, older, { current: unchecked });
  await showsFallback(page);
  expect(builds.askedOf(unchecked)).toEqual([]);
});

test('the canary runs in the buckets of its share, and stays there', async ({ page, context }) => {
  const releases = { current: asItIs, canary: { ...next, share: 0.2 } };
  for (const [bucket, sign] of [
    ['1999', signs.next],
    ['2000', signs.asItIs],
  ] as const) {
    await context.addCookies([{ name: 'vitrine-bucket', value: bucket, url: older.origin }]);
    await open(page, older, releases);
    await shows(page, sign);
    await page.reload();
    await shows(page, sign);
  }
});

test.describe('override', () => {
  const badge = (page: Page) => page.getByRole('complementary', { name: 'Other builds in this tab' });
  const address = () => `${older.origin}${placement}?mf.viewer=${own.entry}`;
  const signInHint = (context: BrowserContext) =>
    context.addCookies([{ name: 'vitrine-staff', value: '1', url: older.origin }]);

  test('staff who have agreed run a build of their own machine in one tab, see that they do, and stop with one click', async ({
    browser,
  }) => {
    const context = await staffBrowser(browser, 'owner');
    const page = await context.newPage();
    const asked = page.getByRole('dialog', { name: 'Run another build in this tab?' });
    const overridden = `${shellOrigin}${placement}?mf.viewer=${own.entry}`;
    await page.goto(overridden);
    await expect(asked).toContainText(own.entry);
    await asked.getByRole('button', { name: 'Don’t run it' }).click();
    await shows(page, signs.asItIs);
    expect(page.url()).toBe(shellOrigin + placement);
    await page.goto(overridden);
    await expect(asked).toContainText(own.entry);
    expect(ownMachine.askedOf(own)).toEqual([]);
    await asked.getByRole('button', { name: 'Run it in this tab' }).click();
    await shows(page, signs.next);
    await expect(badge(page)).toContainText(own.entry);
    // The tab keeps it, also at addresses that do not name it.
    await page.goto(shellOrigin + placement);
    await shows(page, signs.next);
    await expect(badge(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(shellOrigin + placement);
    await shows(other, signs.asItIs);
    await badge(page).getByRole('button', { name: 'Clear' }).click();
    await shows(page, signs.asItIs);
    await expect(badge(page)).toHaveCount(0);
    await page.reload();
    await shows(page, signs.asItIs);
    await context.close();
  });

  test('a visitor’s browser overrides nothing in production, and nothing but this machine overrides', async ({
    page,
    context,
  }) => {
    older.write({ remotes: { viewer: { current: asItIs } } });
    await page.goto(address());
    await shows(page, signs.asItIs);
    await expect(badge(page)).toHaveCount(0);

    await signInHint(context);
    const elsewhere = own.entry.replace('localhost', 'localhost.example');
    await page.goto(`${older.origin}${placement}?mf.viewer=${elsewhere}`);
    await shows(page, signs.asItIs);
  });
});
