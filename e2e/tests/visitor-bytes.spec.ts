import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { remoteNames } from '@vitrine/shared/contract/federation/registry';
import { budgets } from '../../scripts/budgets';
import { answerSurvey, askedDownloads, vote } from '../support/asked-downloads';
import { currentRelease, remoteEntryOf } from '../support/current-release';
import {
  countRequests,
  holdInside,
  isForLater,
  isThree,
  keepBusy,
  recordScripts,
  totalBytes,
} from '../support/downloads';
import { publishedAsking } from '../support/published-asking';
import { signIn } from '../support/sign-in';

/** Words that stand in every build of a library. */
const markers = {
  antd: 'anticon',
  firebase: 'identitytoolkit.googleapis.com',
  zod: '$ZodType',
  i18next: 'i18next',
};

test('a visitor downloads no more JavaScript than the budgets of landing and scene besides three, and nothing of the staff’s', {
  tag: '@webgl',
}, async ({ page }) => {
  const downloads = recordScripts(page);
  const requests = countRequests(page);
  const letIn = await holdInside(page);
  await page.goto('/showroom24');
  await expect(page.getByRole('button', { name: 'Step inside' })).toBeVisible();
  const landing = (await downloads.settled()).filter((download) => !isForLater(download));
  expect(totalBytes(landing)).toBeLessThanOrEqual(budgets.bytes.landingScript);
  expect(requests()).toBeLessThanOrEqual(budgets.requests.landing);
  await letIn();
  // Into the scene: by then all of it has been asked for, however slow the machine.
  await page.getByRole('button', { name: 'Step inside' }).click();
  await expect(page.getByRole('application')).toBeVisible();
  await page.waitForLoadState('load');
  const code = (await downloads.settled()).filter((download) => !isThree(download) && !isForLater(download));
  expect(totalBytes(code)).toBeLessThanOrEqual(budgets.bytes.sceneScript);
  expect(totalBytes(code)).toBeGreaterThan(50_000);
  expect(requests()).toBeLessThanOrEqual(budgets.requests.scene);
  // Below that, headers weigh more than what compression saves (precompress-plugin.cjs).
  for (const { url, encoding } of code.filter(({ text }) => text.length >= 1024))
    expect(encoding, url).toBe('br');
  for (const [library, marker] of Object.entries(markers))
    expect(
      code.filter(({ text }) => text.includes(marker)).map(({ url }) => url),
      library,
    ).toEqual([]);
});

test('each panel, and a product in one, keeps to its budget of bytes and requests', async ({ page }) => {
  const downloads = recordScripts(page);
  const requests = countRequests(page);
  // What is fetched ahead for scenes would be counted with whichever panel it comes beside.
  await keepBusy(page);
  await page.goto('/showroom24');
  await page.getByRole('button', { name: 'Step inside' }).click();
  const dock = page.getByRole('navigation', { name: 'Menu' });
  await expect(page.getByText('This browser cannot show 3D.')).toBeVisible();
  const sheet = page.locator('[data-beside]');
  // The way in was pressed, so a scene's code is on its way, whichever panel it arrives beside.
  const downloaded = async () => totalBytes((await downloads.settled()).filter((one) => !isThree(one)));
  for (const [panel, opens] of [
    [
      'Your oak',
      async () => {
        await dock.getByRole('button', { name: 'Your oak' }).click();
        await expect(sheet.getByRole('radio').first()).toBeVisible();
      },
    ],
    [
      'Products',
      async () => {
        await dock.getByRole('button', { name: 'Products' }).click();
        await expect(sheet.getByRole('button', { name: /^Havn sofa/ })).toBeVisible();
      },
    ],
    [
      'a product',
      async () => {
        await sheet.getByRole('button', { name: /^Havn sofa/ }).click();
        await expect(sheet.getByRole('heading', { name: 'Havn sofa' })).toBeVisible();
      },
    ],
    [
      'Videos',
      async () => {
        await dock.getByRole('button', { name: 'Videos' }).click();
        await expect(sheet.getByRole('listitem').first()).toBeVisible();
      },
    ],
  ] as const)
    await test.step(panel, async () => {
      const bytes = await downloaded();
      const before = requests();
      await opens();
      const { script, requests: most } = budgets.panels[panel];
      expect((await downloaded()) - bytes).toBeLessThanOrEqual(script);
      expect(requests() - before).toBeLessThanOrEqual(most);
    });
});

test('a vote, and a survey of ten questions, keep to their budgets on a page of their own', async ({
  browser,
}) => {
  const asking = await publishedAsking();
  for (const [panel, answer] of [
    ['a vote', vote],
    ['a survey', answerSurvey],
  ] as const)
    await test.step(panel, async () => {
      const { all, requests, scripts } = await askedDownloads(browser, asking, answer);
      expect(totalBytes(all)).toBeLessThanOrEqual(budgets.asked[panel].bytes);
      expect(totalBytes(scripts)).toBeGreaterThan(5000);
      expect(requests).toBeLessThanOrEqual(budgets.asked[panel].requests);
    });
});

test('the marks by which those libraries are known do stand in what staff download', async ({ page }) => {
  const downloads = recordScripts(page);
  await signIn(page, 'owner');
  const code = await downloads.settled();
  for (const [library, marker] of Object.entries(markers))
    expect(
      code.some(({ text }) => text.includes(marker)),
      library,
    ).toBe(true);
});

test('remoteEntry.js of each remote keeps to its budget', async ({ request }) => {
  for (const remote of remoteNames) {
    const entry = await (await request.get(remoteEntryOf(await currentRelease(remote)))).body();
    expect(gzipSync(entry).length, remote).toBeLessThanOrEqual(budgets.bytes.remoteEntryGzip);
  }
});
