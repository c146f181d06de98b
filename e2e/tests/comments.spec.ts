/**
 * Two people talk about a poll where they edit it: a comment of the one appears at the other without a reload, is
 * answered, resolved and found again; what was not sent stays.
 */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { demoAccount } from '../support/demo-account';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

let own: PublishedExperience;
const contexts: BrowserContext[] = [];
let owner: Page;
let analyst: Page;

test.beforeAll(async ({ browser }) => {
  const api = await apiAs('owner');
  own = await publishedExperience(api, 'Lillesand');
  await api.call(endpoints.inviteBrandUser, {
    params: { brandId: own.brandId },
    body: { email: demoAccount('analyst').email, role: 'analyst' },
  });
  for (const role of ['owner', 'analyst'] as const)
    contexts.push(await staffBrowser(browser, role, { reducedMotion: 'reduce' }));
  [owner, analyst] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
});
test.afterAll(() => Promise.all(contexts.map((context) => context.close())));

const opener = (page: Page) =>
  page.getByRole('region', { name: 'Lillesand' }).getByRole('button', { name: /^Comments/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Comments' });
const field = (page: Page) => drawer(page).getByRole('textbox', { name: 'Write a comment' });
const said = (page: Page, text: string) =>
  drawer(page).getByRole('listitem').getByText(text, { exact: true });

test('a comment of another person appears without a reload, is answered and resolved', async () => {
  const poll = `${own.experience}/polling?id=${own.pollId}`;
  await Promise.all([owner.goto(poll), analyst.goto(`${own.experience}/theme`)]);
  await opener(owner).click();
  await expect(field(owner)).toBeFocused();
  await owner.keyboard.type('Is oak in stock in Bergen?');
  await owner.keyboard.press('Control+Enter');
  await expect(said(owner, 'Is oak in stock in Bergen?')).toBeVisible();

  await expect(opener(analyst)).toHaveAccessibleName('Comments: 1 open thread');
  const areas = analyst.getByRole('navigation', { name: 'Areas' });
  await expect(areas.getByRole('link', { name: /^Polling/ })).toContainText('1 open thread of comments');
  await opener(analyst).click();
  await drawer(analyst).getByRole('link', { name: 'Polling · Wood' }).click();
  await expect(analyst).toHaveURL(new RegExp(`${own.pollId}$`));
  await opener(analyst).click();
  await expect(drawer(analyst).getByRole('heading', { name: 'On “Wood”' })).toBeVisible();
  await drawer(analyst).getByRole('button', { name: 'Reply' }).click();
  await expect(drawer(analyst).getByRole('textbox', { name: 'Reply' })).toBeFocused();
  await analyst.keyboard.type('From Monday on.');
  await analyst.keyboard.press('Control+Enter');
  await expect(said(owner, 'From Monday on.')).toBeVisible();

  await drawer(owner).getByRole('button', { name: 'Resolve' }).click();
  await expect(drawer(analyst).getByText('No open comments')).toBeVisible();
  await drawer(analyst).getByRole('switch', { name: 'Show resolved' }).click();
  await expect(said(analyst, 'From Monday on.')).toBeVisible();
});

test('what is sent without a connection waits for it and is sent once; Escape gives the focus back', async () => {
  await owner.goto(`${own.experience}/polling`);
  await opener(owner).press('Enter');
  await expect(field(owner)).toBeFocused();
  await owner.keyboard.type('<b>Warmer</b> light, please');
  await owner.context().setOffline(true);
  await expect(owner.getByText('No connection.', { exact: false })).toBeVisible();
  await owner.keyboard.press('Control+Enter');
  await owner.keyboard.press('Escape');
  await expect(drawer(owner)).toBeHidden();
  await expect(opener(owner)).toBeFocused();
  await opener(owner).press('Enter');
  await expect(field(owner)).toHaveValue('<b>Warmer</b> light, please');
  await owner.context().setOffline(false);
  await expect(said(owner, '<b>Warmer</b> light, please')).toHaveCount(1);
  await expect(field(owner)).toHaveValue('');
});

test('what is not sent is there after a reload; a double click sends it once', async () => {
  await owner.goto(`${own.experience}/polling`);
  await opener(owner).click();
  await field(owner).fill('And softer chairs');
  await owner.reload();
  await opener(owner).click();
  await expect(field(owner)).toHaveValue('And softer chairs');
  await drawer(owner).getByRole('button', { name: 'Send' }).dblclick();
  await expect(field(owner)).toHaveValue('');
  await owner.reload();
  await opener(owner).click();
  await expect(said(owner, 'And softer chairs')).toHaveCount(1);
});
