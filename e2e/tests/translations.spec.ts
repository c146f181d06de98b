import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { violations } from '../support/axe';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Lindqvist');
  await api.call(endpoints.updateExperience, {
    params: { brandId: own.brandId, experienceId: own.experienceId },
    body: { languages: ['en', 'de'] },
  });
  staff = await staffBrowser(browser, 'owner', { reducedMotion: 'reduce' });
  page = await staff.newPage();
});
test.afterAll(() => staff.close());

/** A file as translators get it. */
async function exported(): Promise<string> {
  await page.getByRole('button', { name: 'Translations' }).click();
  await page.getByRole('menuitem', { name: 'Export for translators…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export for translators' });
  await expect(dialog.getByText('German')).toBeVisible();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Lindqvist de.xlf');
  await expect(dialog).toBeHidden();
  return readFile(await download.path(), 'utf8');
}

test('all texts go to a translator and come back, and what has changed meanwhile is left out', async () => {
  await page.goto(`${own.experience}/polling`);
  const sent = await exported();
  const back = [
    ['Wood', 'Holz'],
    ['Which wood?', 'Welches Holz?'],
    ['Oak', 'Eiche'],
  ].reduce(
    (file, [source, target]) =>
      file.replace(`<source>${source}</source>`, `<source>${source}</source><target>${target}</target>`),
    sent,
  );
  const params = { brandId: own.brandId, documentId: own.pollId };
  const options = { oak: { label: { en: 'Smoked oak' } } };
  await api.call(endpoints.patchDocument, {
    params,
    ifMatch: 1,
    body: { data: { questions: { wood: { options } } } },
  });
  await page.getByRole('button', { name: 'Translations' }).click();
  await page.getByRole('menuitem', { name: 'Import translations…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import translations' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'back.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(back) });
  await expect(dialog.getByText('The original has changed since this was exported.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2' }).click();
  await expect(dialog.getByText('back.xlf is imported.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const { data } = await api.call(endpoints.getDocument, { params });
  expect(data).toMatchObject({
    title: { en: 'Wood', de: 'Holz' },
    questions: {
      wood: {
        text: { de: 'Welches Holz?' },
        options: { oak: { label: { en: 'Smoked oak' } } },
      },
    },
  });
  expect(JSON.stringify(data)).not.toContain('Eiche');
});
