import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { type DemoRole, demoAccount } from './demo-account';
import { shellOrigin } from './product-process';

/** Signs in through the real sign-in screen, on the emulator. Leaves the page at the address that was asked for. */
export async function signIn(page: Page, role: DemoRole, address = '/manager'): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, role);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible({ timeout: 30_000 });
}

/** On the sign-in screen: email, password, the button. */
export async function fillSignIn(page: Page, role: DemoRole): Promise<void> {
  const { email, password } = demoAccount(role);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;
const sessions = new Map<string, StorageState>();

/** A browser in which somebody has signed in before, through the sign-in screen, once for all tests. */
export async function staffBrowser(
  browser: Browser,
  role: DemoRole,
  options: BrowserContextOptions = {},
  origin = shellOrigin,
): Promise<BrowserContext> {
  const key = `${role} at ${origin}`;
  const storageState = sessions.get(key) ?? (await newSession(browser, role, origin));
  sessions.set(key, storageState);
  return browser.newContext({ ...options, storageState });
}

/** For when all sign-ins of the account were ended: the next test signs in again. */
export function forgetSessions(role: DemoRole): void {
  for (const key of sessions.keys()) if (key.startsWith(`${role} at `)) sessions.delete(key);
}

async function newSession(browser: Browser, role: DemoRole, origin: string): Promise<StorageState> {
  // In English, whatever the test speaks.
  const context = await browser.newContext({ locale: 'en-US' });
  await signIn(await context.newPage(), role, `${origin}/manager`);
  // Firebase keeps its session in IndexedDB.
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}
