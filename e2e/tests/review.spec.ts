/**
 * Two people and a brand that publishes only what another person has approved: asked for, sent back with words,
 * approved, stale after an edit, approved again, live.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { demoAccount } from '../support/demo-account';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
const contexts: BrowserContext[] = [];
let editor: Page;
let manager: Page;

test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Risør');
  for (const role of ['editor', 'manager'] as const) {
    await api.call(endpoints.inviteBrandUser, {
      params: { brandId: own.brandId },
      body: { email: demoAccount(role).email, role },
    });
    contexts.push(await staffBrowser(browser, role, { reducedMotion: 'reduce' }));
  }
  [editor, manager] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
});
test.afterAll(() => Promise.all(contexts.map((context) => context.close())));

const bar = (page: Page) => page.getByRole('region', { name: 'Risør' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const state = (page: Page, text: string) => bar(page).getByText(text, { exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function askForReview(note: string): Promise<void> {
  await button(editor, 'Ask for review').click();
  await dialog(editor).getByRole('textbox', { name: 'Note' }).fill(note);
  await dialog(editor).getByRole('button', { name: 'Ask for review' }).click();
  await expect(dialog(editor)).toBeHidden();
  await expect(state(editor, 'Waits for review')).toBeVisible();
}

async function rename(title: string): Promise<void> {
  await editor.getByRole('textbox', { name: 'Title' }).fill(title);
  await expect(editor.getByText('Saved', { exact: true })).toBeVisible();
}

test('a manager switches reviews on in the brand’s settings', async () => {
  await manager.goto(own.brand);
  await manager.getByRole('button', { name: 'Actions for Risør' }).first().click();
  await manager.getByRole('menuitem', { name: 'Brand settings' }).click();
  await dialog(manager).getByRole('switch', { name: 'Publishing needs a review' }).click();
  await dialog(manager).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(manager)).toBeHidden();
});

test('what an editor changed is sent back, approved, stale after an edit, approved again and live', async () => {
  const poll = `${own.experience}/polling?id=${own.pollId}`;
  await Promise.all([editor.goto(poll), manager.goto(poll)]);
  await rename('Timber');
  await askForReview('A better word');

  await expect(state(manager, 'Waits for review')).toBeVisible();
  await button(manager, 'Review').click();
  await expect(dialog(manager).getByText('A better word')).toBeVisible();
  await dialog(manager).getByRole('textbox', { name: 'Comment' }).fill('Not that word, please.');
  await dialog(manager).getByRole('button', { name: 'Ask for changes' }).click();

  await expect(state(editor, 'Changes asked for')).toBeVisible();
  await rename('Which wood');
  await button(editor, 'Ask for review').click();
  await expect(dialog(editor).getByText('Not that word, please.')).toBeVisible();
  await dialog(editor).getByRole('button', { name: 'Cancel' }).click();
  await askForReview('Now?');
  const home = await contexts[1]?.newPage();
  if (!home) throw new Error('The manager has no browser');
  await home.goto(own.brand);
  const waits = home
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('link', { name: 'Risør is waiting for review' });
  await expect(waits).toHaveAttribute('href', own.experience);
  await home.close();
  await button(manager, 'Review').click();
  await dialog(manager).getByRole('button', { name: 'Approve' }).click();
  await expect(state(editor, 'Approved')).toBeVisible();
  await expect(button(manager, 'Publish')).toBeVisible();

  await rename('Which wood is it');
  await expect(state(editor, 'Changed since approval')).toBeVisible();
  await expect(state(manager, 'Changed since approval')).toBeVisible();
  const refused = api.call(endpoints.publishExperience, {
    params: { brandId: own.brandId, experienceId: own.experienceId },
    body: {},
  });
  await expect(refused).rejects.toMatchObject({ status: 409, problem: { code: 'review-stale' } });

  await askForReview('Once more');
  await manager.reload();
  await button(manager, 'Review').click();
  await dialog(manager).getByRole('button', { name: 'Approve' }).click();
  await button(manager, 'Publish').click();
  await dialog(manager).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(manager.getByText('Version 2 is live.', { exact: true })).toBeVisible();
});
