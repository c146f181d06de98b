import { type Browser, chromium, type Page } from '@playwright/test';
import type { Combination } from '../../scripts/candidate/combination';
import type { VisitedScreen } from '../../scripts/candidate/report';
import { browserOptions } from '../support/browser-options';
import { signIn } from '../support/sign-in';
import { type StaffScreen, staffScreens } from '../support/staff-screens';

/** Where the staged product runs. */
interface Addresses {
  shell: string;
  /** In the combination's order. */
  remotes: string[];
}

type Screen = StaffScreen & {
  /** What to do on it beyond looking, such as entering the 3D part. */
  use?: (page: Page) => Promise<void>;
};

/** Opens every screen of every remote as people do, each in a page of its own. */
export async function visitScreens(combination: Combination, addresses: Addresses): Promise<VisitedScreen[]> {
  const browser = await chromium.launch(browserOptions);
  try {
    const visited: VisitedScreen[] = [];
    for (const [visit, screens] of [
      await asVisitor(browser, combination, addresses),
      await asStaff(browser, combination, addresses),
    ] as const)
      for (const screen of screens) visited.push(await visit(screen));
    return visited;
  } finally {
    await browser.close();
  }
}

async function asVisitor(browser: Browser, combination: Combination, addresses: Addresses) {
  const context = await browser.newContext();
  const screens: Screen[] = [
    { address: '/showroom24', remote: 'viewer', screen: 'experience', use: enterScene },
  ];
  return [visitIn(() => context.newPage(), combination, addresses), screens] as const;
}

async function asStaff(browser: Browser, combination: Combination, addresses: Addresses) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, 'owner', `${addresses.shell}/manager`);
  const all: Screen[] = await staffScreens(page, addresses.shell);
  await page.close();
  const screens = all.map((screen) => (screen.screen === 'scenes' ? { ...screen, use: openScene } : screen));
  return [visitIn(() => context.newPage(), combination, addresses), screens] as const;
}

/** The landing has one way in. */
async function enterScene(page: Page) {
  await page.locator('h1 ~ button').click();
  await page.getByRole('application').waitFor();
}

async function openScene(page: Page) {
  await page.locator('main a[href*="?id="]').first().click();
  await page.locator('main canvas').waitFor();
}

function visitIn(newPage: () => Promise<Page>, { remotes }: Combination, addresses: Addresses) {
  return async ({ address, remote, screen, use }: Screen): Promise<VisitedScreen> => {
    const page = await newPage();
    const problems: string[] = [];
    const versions = new Set<string>();
    const index = remotes.findIndex(({ name }) => name === remote);
    const { folder = '', version = '' } = remotes[index] ?? {};
    page.on('pageerror', (error) => problems.push(`threw "${error.message}"`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`said "${message.text()}" in the console`);
    });
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === addresses.remotes[index]) versions.add(pathname.split('/')[1] ?? '');
    });
    let isUnknown = false;
    const fallback = page.getByRole('alert').filter({ has: page.getByRole('button') });
    try {
      await page.goto(addresses.shell + address);
      await page.locator('h1').or(fallback).first().waitFor();
      isUnknown = await page.getByRole('heading', { name: 'There is nothing at this address' }).isVisible();
      if (isUnknown) problems.push('the shell has no such address');
      else await use?.(page);
      await settled(page);
    } catch (error) {
      problems.push((error as Error).message.split('\n')[0] ?? '');
    }
    // Fallbacks come late, too: an effect may have thrown.
    for (const words of await fallback.allInnerTexts()) problems.unshift(`showed "${words.split('\n')[0]}"`);
    const others = [...versions].filter((one) => one !== version);
    if (others.length > 0) problems.push(`ran ${others.join(', ')} instead of ${version}`);
    else if (versions.size === 0 && !isUnknown) problems.push(`ran nothing of ${folder}`);
    await page.close();
    return { folder, screen, address, problems, isUnknown };
  };
}

/** Until the page has loaded and its scripts rest: effects have run by then. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
