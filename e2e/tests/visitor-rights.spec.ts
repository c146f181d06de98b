import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { checkScreen, still } from '../support/check-screen';
import { publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

test('what is kept of a visitor is exported and erased, and their vote still counts', async ({ browser }) => {
  const api = await apiAs('owner');
  const own = await publishedExperience(api, 'Glemte Rom');
  const { brandId, experienceId, placementId, pollId } = own;

  const visitor = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const visit = await visitor.newPage();
  await visit.goto(`/${placementId}`);
  await visit.getByRole('button', { name: 'Your data' }).click();
  const respondentId = await visit.getByRole('textbox', { name: 'Your ID' }).inputValue();
  const { manifest } = await (await visitor.request.get(`/v1/placements/${placementId}`)).json();
  const answered = await visitor.request.post(`/v1/placements/${placementId}/responses`, {
    data: { manifest, documentId: pollId, answers: { wood: ['oak'] }, language: 'en' },
    headers: { 'idempotency-key': 'visitor-rights-1' },
  });
  expect(answered.status(), await answered.text()).toBe(201);
  await visitor.close();

  const staff = await staffBrowser(browser, 'owner', { ...still, acceptDownloads: true });
  const page = await staff.newPage();
  const lookUp = async (id: string) => {
    await page.getByLabel('Visitor ID').fill(id);
    await page.getByRole('button', { name: 'Look up' }).click();
  };
  await page.goto('/manager/panel/settings?tab=visitors');
  await lookUp('not an id');
  await expect(page.getByText('An ID has 16 letters and digits')).toBeVisible();
  await lookUp(respondentId);
  await expect(page.getByText('Answers that count')).toBeVisible();
  await checkScreen(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`visitor-${respondentId}.json`);
  const kept = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(kept).toMatchObject({ respondentId, responses: [{ placementId, answer: { wood: ['oak'] } }] });

  await page.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this visitor for good?' });
  await expect(dialog.getByRole('button', { name: 'Erase' })).toBeDisabled();
  await dialog.getByRole('textbox').fill(respondentId);
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('The visitor is erased', { exact: true })).toBeVisible();
  await lookUp(respondentId);
  await expect(page.getByText('Nothing is stored about this visitor.')).toBeVisible();

  const { responses } = await api.call(endpoints.getExperienceSummary, { params: { brandId, experienceId } });
  expect(responses).toBe(1);
  await staff.close();
});
