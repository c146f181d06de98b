import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let own: PublishedExperience;
let voteId: string;

test.beforeEach(async () => {
  const api = await apiAs('owner');
  own = await publishedExperience(api, 'Spring fair');
  const { brandId, experienceId } = own;
  const options = {
    linen: { order: 'a0', label: { en: 'Washed linen' } },
    wool: { order: 'a1', label: { en: 'Wool from Gotland' } },
  };
  const vote = await api.call(endpoints.createDocument, {
    params: { brandId },
    body: {
      experienceId,
      area: 'voting',
      data: {
        ...{ title: { en: 'Which fabric?' }, type: 'single', results: 'always', changeAllowed: false },
        ...{ protection: 'token', options },
      },
    },
  });
  voteId = vote.id;
  await api.call(endpoints.publishExperience, { params: { brandId, experienceId }, body: {} });
  const { runs } = await api.call(endpoints.getExperienceSummary, { params: { brandId, experienceId } });
  const runId = runs.find(({ documentId }) => documentId === voteId)?.id ?? '';
  await api.call(endpoints.actOnRun, { params: { brandId, runId }, body: { action: 'open' } });
});

/** A phone that has scanned a card. */
async function phoneWith(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await page.goto(link);
  return page;
}
const choose = (page: Page, option: string) => page.getByRole('button', { name: option }).click();

test('cards are made for a vote, each lets one phone vote once, and staff see what became of them', async ({
  browser,
}) => {
  const staff = await (await staffBrowser(browser, 'owner')).newPage();
  await staff.goto(`${own.experience}/voting?id=${voteId}`);
  await staff.getByRole('button', { name: 'Make cards' }).first().click();
  const dialog = staff.getByRole('dialog', { name: 'Make cards' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Gala');
  await dialog.getByRole('spinbutton', { name: 'Number of cards' }).fill('3');
  await dialog.getByRole('button', { name: 'Make lot' }).click();
  const lot = staff.getByRole('row', { name: /Gala/ });
  await expect(lot).toContainText('3 cards');
  await lot.getByRole('button', { name: 'Actions for Gala' }).click();
  const downloading = staff.waitForEvent('download');
  await staff.getByRole('menuitem', { name: 'Download as CSV' }).click();
  const table = await readFile(await (await downloading).path(), 'utf8');
  const [first = '', second = ''] = table.match(/https?:[^",\s]+/g) ?? [];

  const phone = await phoneWith(browser, first);
  await expect(phone.getByText('One vote for each code.')).toBeVisible();
  await choose(phone, 'Wool from Gotland');
  await expect(phone.getByText('Thank you. Your vote counts.')).toBeVisible();
  expect(phone.url()).not.toContain('token');

  const other = await phoneWith(browser, first);
  await expect(other.getByRole('alert')).toHaveText('This code was used before, on another device.');
  await expect(other.getByRole('button', { name: 'Wool from Gotland' })).toBeHidden();
  // From a second card, as it is printed.
  const code = new URL(second).searchParams.get('token') ?? '';
  await other.getByRole('textbox', { name: 'Your code' }).fill(code.toLowerCase().replace(/(.{4})/g, '$1 '));
  await other.getByRole('button', { name: 'Use code' }).click();
  await choose(other, 'Washed linen');
  await expect(other.getByText('2 votes')).toBeVisible();
  await expect(phone.getByText('2 votes')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('Thank you. Your vote counts.')).toBeVisible();

  await staff.reload();
  // Issued, redeemed, used, revoked.
  await expect(lot.getByRole('cell')).toContainText(['Gala', '1', '0', '2', '0', '']);
});
