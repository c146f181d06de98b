import { expect, test } from '@playwright/test';
import type { Registry } from '@vitrine/shared/contract/federation/registry';
import { shellOrigin, sparePort } from '../support/product-process';
import { SecondShell } from '../support/second-shell';
import { staffBrowser } from '../support/sign-in';

const shell = new SecondShell(sparePort, {});
let registry: Registry;

test.beforeAll(async () => {
  registry = await (await fetch(`${shellOrigin}/registry.json`)).json();
  shell.write(registry);
  await shell.start();
});
test.afterAll(() => shell.remove());

test('the diagnostics say what the registry names, and when it is faulty, away or was never there', async ({
  browser,
}) => {
  const context = await staffBrowser(browser, 'owner', {}, shell.origin);
  const page = await context.newPage();
  const says = (words: string | RegExp) => expect(page.getByRole('status').getByText(words)).toBeVisible();
  const checkAgain = () => page.getByRole('button', { name: 'Check again' }).click();
  const viewer = page.getByRole('table', { name: 'Releases' }).getByRole('row', { name: /^Viewer/ });

  await page.goto(`${shell.origin}/manager/panel/settings?tab=diagnostics`);
  await says('The registry is in order');
  await expect(viewer).toContainText(registry.remotes.viewer?.current?.version ?? 'none');

  shell.write({ remotes: { ...registry.remotes, viewer: { current: { version: '1' } } } });
  await checkAgain();
  await says('The registry has errors');
  await says(/^left out of the registry: viewer: current: /);

  shell.write(null);
  await checkAgain();
  await says('registry.json cannot be read, the last good one goes on');

  await shell.stop();
  await checkAgain();
  await says('The registry cannot be read');
  await says('The server did not answer.');

  await shell.start();
  await checkAgain();
  await says('The registry cannot be read');
  await says('The registry of remotes cannot be read at the moment. Please try again.');

  shell.write(registry);
  await checkAgain();
  await says('The registry is in order');
  await context.close();
});
