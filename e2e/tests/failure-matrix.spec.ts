import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints, type PollingDocument } from '@vitrine/shared/contract';
import { type Registry, type RemoteName, remoteNames } from '@vitrine/shared/contract/federation/registry';
import { isSoak } from '@vitrine/shared/contract/testing/soak';
import { apiAs } from '../support/api';
import { isInside } from '../support/downloads';
import { type Fault, faults, kindsOfFaults } from '../support/faults/faults';
import { FaultyRemote } from '../support/faults/faulty-remote';
import { readCells, type Seen, tableOf, writeTable } from '../support/faults/matrix-table';
import { remoteOrigins, shellOrigin, sparePort } from '../support/product-process';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { SecondShell } from '../support/second-shell';
import { signIn } from '../support/sign-in';

const targets = ['viewer', 'manager', 'experienceEditor', 'all'] as const;
type Target = (typeof targets)[number];
const columns: Record<Target, string> = {
  viewer: 'viewer',
  manager: 'manager',
  experienceEditor: 'experience editor',
  all: 'all three',
};
const names: Record<RemoteName, string> = {
  viewer: 'experience',
  manager: 'manager',
  experienceEditor: 'experience editor',
};

const remotes = Object.fromEntries(
  remoteNames.map((name, index) => [name, new FaultyRemote(remoteOrigins[name], sparePort + 1 + index)]),
) as Record<RemoteName, FaultyRemote>;
const shell = new SecondShell(sparePort, {
  MANIFEST_DEADLINE_MS: '900',
  ENTRY_DEADLINE_MS: '900',
  // For a screen altogether, however busy the machine: what is in order has to be there within it.
  CHUNK_DEADLINE_MS: '10000',
  // More attempts than usual: what is in order must be there in time, on machines that do other things too.
  RETRY_DELAYS_MS: '50,100,200,400',
  REMOTE_ORIGINS: Object.values(remotes)
    .map(({ address }) => address)
    .join(','),
});

/** The product's registry, with the remotes behind what can break them. */
let inOrder: Registry;
let api: Client;
let own: PublishedExperience;
let context: BrowserContext;
let staff: Page;
let visitor: Page;
let addresses: Record<RemoteName | 'scene', string>;
const seen: Seen = new Map(faults.map((fault) => [fault, new Map()]));
/** Each fault at one remote, in turn; as a soak every fault everywhere. */
function targetsOf(fault: Fault): readonly Target[] {
  if (isSoak) return targets;
  return fault === 'registry missing' ? ['all'] : [targets[faults.indexOf(fault) % 3] ?? 'viewer'];
}

test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Grann & Sol');
  addresses = {
    viewer: `/${own.placementId}`,
    manager: own.brand,
    experienceEditor: `${own.experience}/polling?id=${own.pollId}`,
    scene: `${own.experience}/scenes?id=${own.sceneId}`,
  };
  const registry: Registry = await (await fetch(`${shellOrigin}/registry.json`)).json();
  inOrder = behindFaults(registry);
  shell.write(inOrder);
  await Promise.all([shell.start(), ...Object.values(remotes).map((remote) => remote.start())]);
  context = await browser.newContext({ baseURL: shell.origin });
  staff = await context.newPage();
  await signIn(staff, 'owner');
  visitor = await context.newPage();
});

test.afterAll(async () => {
  await context?.close();
  await Promise.all([shell.remove(), ...Object.values(remotes).map((remote) => remote.stop())]);
});

for (const [kind, members] of Object.entries(kindsOfFaults))
  test(`${kind}: the screen says so by name, the others are used, and Retry brings it back`, async () => {
    if (isSoak) test.setTimeout(600_000);
    for (const fault of members)
      for (const target of targetsOf(fault))
        await test.step(`${columns[target]}: ${fault}`, () => tried(target, fault));
  });

async function tried(target: Target, fault: Fault): Promise<void> {
  const affected: readonly RemoteName[] =
    target === 'all' || fault === 'registry missing' ? remoteNames : [target];
  await cause(fault, affected);
  const words = await Promise.all([visit(affected), work(affected)]);
  await nothingIsWaitedFor(affected);
  await remove(affected);
  await Promise.all([
    ...(affected.includes('viewer') ? [retry(visitor, 'viewer')] : []),
    ...(affected.includes('manager') ? [retry(staff, 'manager')] : []),
    ...(affected.length === 1 && affected[0] === 'experienceEditor'
      ? [retry(staff, 'experienceEditor')]
      : []),
  ]);
  seen.get(fault)?.set(columns[target], [...new Set(words.flat())].join('; '));
}

test('what was typed in the editor and is not saved yet is kept while the manager is away', async () => {
  // A poll of its own: the other one's title is the sign of the editor's screen.
  const { brandId, experienceId, pollId } = own;
  const { data } = await api.call(endpoints.getDocument, { params: { brandId, documentId: pollId } });
  const body = { experienceId, area: 'polling', data } as const;
  const { id: documentId } = await api.call(endpoints.createDocument, { params: { brandId }, body });
  const poll = `${own.experience}/polling?id=${documentId}`;
  await open(staff, poll);
  const documents = '**/v1/brands/*/documents/*';
  await staff.route(documents, (route) =>
    route.request().method() === 'PATCH' ? route.abort('connectionrefused') : route.continue(),
  );
  const title = staff.getByLabel('Title', { exact: true });
  await title.fill('Not saved yet');
  await cause('404', ['manager']);
  await goWithin(staff, addresses.manager);
  await screen(staff, 'manager', ['manager']);
  await goWithin(staff, poll);
  await expect(title).toHaveValue('Not saved yet');
  await goWithin(staff, addresses.manager);
  await screen(staff, 'manager', ['manager']);
  await remove(['manager']);
  await retry(staff, 'manager');
  await staff.unroute(documents);
  const kept = async () => {
    const { data } = await api.call(endpoints.getDocument, { params: { brandId, documentId } });
    return (data as PollingDocument).title;
  };
  await expect.poll(kept).toEqual({ en: 'Not saved yet' });
});

test('while a screen’s file hangs, the other remotes’ screens are opened and used', async () => {
  await cause('hung chunk', ['experienceEditor']);
  await open(staff, addresses.experienceEditor);
  const loading = staff.getByRole('status', { name: 'Loading…' }).first();
  await expect(loading).toBeVisible();
  await goWithin(staff, addresses.manager);
  await screen(staff, 'manager', []);
  await goWithin(staff, `${addresses.manager}/stores`);
  await expect(staff.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();
  await goWithin(staff, addresses.experienceEditor);
  await expect(loading).toBeVisible();
  await screen(staff, 'experienceEditor', ['experienceEditor']);
  await remove(['experienceEditor']);
  await retry(staff, 'experienceEditor');
});

test('Retry that is pressed more often than there are connections while files hang leaves a connection for the one that brings the screen', async () => {
  const hung = ['viewer', 'experienceEditor'] as const;
  // A screen's own file is waited for longest: a soak has the time.
  await Promise.all([
    cause(isSoak ? 'hung chunk' : 'hung entry', ['viewer']),
    cause('hung entry', ['experienceEditor']),
  ]);
  await Promise.all([visit(hung), open(staff, addresses.experienceEditor)]);
  await screen(staff, 'experienceEditor', hung);
  // A browser has six to a server.
  const sevenTimes = async (page: Page, remote: RemoteName) => {
    for (let times = 0; times < 7; times += 1) {
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
      await screen(page, remote, hung);
    }
  };
  await Promise.all([sevenTimes(visitor, 'viewer'), sevenTimes(staff, 'experienceEditor')]);
  await nothingIsWaitedFor(hung);
  await remove(hung);
  await Promise.all([retry(visitor, 'viewer'), retry(staff, 'experienceEditor')]);
});

test('a file that a screen asks for when it needs it hangs or is not there: the rest is used, Retry shows it', async () => {
  for (const [what, fault] of [
    ['hangs', () => undefined],
    ['is not there', (route: Route) => route.fulfill({ status: 404 })],
  ] as const) {
    await test.step(`${what}: visitors see that what is behind the landing is missing`, async () => {
      const inside = (url: URL) => isInside.test(url.pathname);
      await visitor.route(inside, fault);
      await open(visitor, addresses.viewer);
      await visitor.getByRole('button', { name: 'Step inside' }).click();
      await expect(visitor.getByText('This could not be loaded.')).toBeVisible();
      await visitor.unroute(inside);
      await visitor.getByRole('button', { name: 'Try again' }).click();
      await expect(visitor.getByRole('button', { name: 'Wood' })).toBeVisible();
    });

    await test.step(`${what}: visitors see that the scene is missing`, async () => {
      const files = await laterFiles('viewer');
      await visitor.route(files, fault);
      await open(visitor, addresses.viewer);
      await visitor.getByRole('button', { name: 'Step inside' }).click();
      await expect(visitor.getByRole('button', { name: 'Wood' })).toBeVisible();
      await expect(visitor.getByText('This could not be loaded.')).toBeVisible();
      await visitor.unroute(files);
      await visitor.getByRole('button', { name: 'Try again' }).click();
      await expect(visitor.getByText('This browser cannot show 3D.')).toBeVisible();
      await stays(visitor);
    });

    await test.step(`${what}: staff see that the scenes’ screen is missing`, async () => {
      const files = await laterFiles('experienceEditor');
      await staff.route(files, fault);
      await open(staff, addresses.scene);
      await screen(staff, 'experienceEditor', ['experienceEditor']);
      await goWithin(staff, addresses.manager);
      await screen(staff, 'manager', []);
      await goWithin(staff, addresses.scene);
      await screen(staff, 'experienceEditor', ['experienceEditor']);
      await staff.unroute(files);
      await staff.getByRole('button', { name: 'Try again' }).click();
      await expect(staff.getByText('This browser cannot draw 3D.')).toBeVisible();
      await stays(staff);
    });
  }
});

test('the table in the shell’s README says what was seen', () => {
  for (const fault of faults)
    expect([...(seen.get(fault)?.keys() ?? [])], 'what failed above has not been seen').toEqual(
      targetsOf(fault).map((target) => columns[target]),
    );
  if (isSoak)
    writeTable(
      tableOf(
        seen,
        targets.map((target) => columns[target]),
      ),
    );
  expect(readCells()).toMatchObject(
    Object.fromEntries([...seen].map(([fault, cells]) => [fault, Object.fromEntries(cells)])),
  );
});

/** The files of a remote that come with none of its screens. */
async function laterFiles(remote: RemoteName): Promise<(url: URL) => boolean> {
  const entry = inOrder.remotes[remote]?.current?.entry ?? '';
  const { integrity, exposes, metaData } = await (await fetch(entry)).json();
  const atOnce: string[] = exposes.flatMap(({ assets: { js, css } }: Expose) => [...js.sync, ...css.sync]);
  const files = Object.keys(integrity).filter(
    // The first page's words belong to it, too, and what is behind it is tried by itself.
    (file) =>
      ![metaData.remoteEntry.name, ...atOnce].includes(file) &&
      !file.startsWith('texts-') &&
      !isInside.test(`/${file}`),
  );
  const addresses = files.map((file) => new URL(file, entry).href);
  // Whatever follows the address: what was given up is asked for with another query.
  return ({ origin, pathname }) => addresses.includes(origin + pathname);
}
interface Expose {
  assets: Record<'js' | 'css', { sync: string[] }>;
}

/** A visitor's page. @returns what it said that is wrong, if anything is. */
async function visit(affected: readonly RemoteName[]): Promise<string[]> {
  await open(visitor, addresses.viewer);
  return screen(visitor, 'viewer', affected);
}

/** A staff member's page: both remotes in one tab, the one that is to be tried again last, something half typed. */
async function work(affected: readonly RemoteName[]): Promise<string[]> {
  const [first, last] = affected.includes('manager')
    ? (['experienceEditor', 'manager'] as const)
    : (['manager', 'experienceEditor'] as const);
  await open(staff, addresses[first]);
  await expect(staff.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  const words = await screen(staff, first, affected);
  await staff.keyboard.press('Control+k');
  const palette = staff.getByRole('combobox', { name: 'Go to anything' });
  await palette.fill('half typed');
  await goWithin(staff, addresses[last]);
  words.push(...(await screen(staff, last, affected)));
  await expect(palette).toHaveValue('half typed');
  await expect(staff.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await staff.keyboard.press('Escape');
  return words;
}

/** Waits for a remote's screen, or for its named fallback. @returns the fallback's words. */
async function screen(page: Page, remote: RemoteName, affected: readonly RemoteName[]): Promise<string[]> {
  if (!affected.includes(remote)) {
    await expect(content(page, remote)).toBeVisible();
    return [];
  }
  const fallback = page.getByRole('heading', { name: `The ${names[remote]} ` });
  await expect(fallback).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeAttached();
  return [((await fallback.textContent()) ?? '').replace(`The ${names[remote]} `, '')];
}

async function retry(page: Page, remote: RemoteName): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(content(page, remote)).toBeVisible();
  await stays(page);
}

/** The page has not been reloaded. */
const stays = async (page: Page) =>
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);

/** Something that only the remote's own screen shows. */
function content(page: Page, remote: RemoteName) {
  if (remote === 'viewer') return page.getByRole('button', { name: 'Step inside' });
  return page.getByRole('heading', { level: 1, name: remote === 'manager' ? 'Grann & Sol' : 'Wood' });
}

/** Opens an address, and leaves a mark that is lost when the page is reloaded. */
async function open(page: Page, address: string): Promise<void> {
  // A file that hangs is named in the page, so that its load event does not come either; its screens do.
  await page.goto(address, { waitUntil: 'commit' });
  await page.evaluate(() => void Object.assign(window, { marked: true }));
}

/** Goes to another address as the browser's Back does: the page stays. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

async function cause(fault: Fault, affected: readonly RemoteName[]): Promise<void> {
  if (fault === 'registry missing') {
    // A server that has read a good registry goes on with it: one that never had any is what is tried here.
    await shell.stop();
    shell.write(null);
    await shell.start();
  } else if (fault === 'bad registry entry') {
    const bad = Object.fromEntries(affected.map((name) => [name, { current: { version: '1' } }]));
    shell.write({ remotes: { ...inOrder.remotes, ...bad } });
  } else await Promise.all(affected.map((name) => remotes[name].show(fault)));
}

/** A page that has given up has given its connections back, too: there are six to a server. */
const nothingIsWaitedFor = (affected: readonly RemoteName[]) =>
  Promise.all(affected.map((name) => expect.poll(() => remotes[name].unanswered).toBe(0)));

async function remove(affected: readonly RemoteName[]): Promise<void> {
  shell.write(inOrder);
  await Promise.all(affected.map((name) => remotes[name].show(null)));
  for (const page of [staff, visitor]) await page.evaluate(() => Reflect.set(globalThis, 'faulty', false));
}

/**
 * The same releases behind servers with faults. Without integrity of the manifests: these tests change the bytes, and
 * the check would be all that they see. Integrity has its own row, in which the manifest lists another hash.
 */
function behindFaults(registry: Registry): Registry {
  const entries = remoteNames.map((name) => {
    const { current } = registry.remotes[name] ?? {};
    if (!current) throw new Error(`The registry has no ${name}`);
    const { integrity: _, ...release } = current;
    const entry = current.entry.replace(remoteOrigins[name], remotes[name].address);
    return [name, { current: { ...release, entry } }];
  });
  return { remotes: Object.fromEntries(entries) };
}
