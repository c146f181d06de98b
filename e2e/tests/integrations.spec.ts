import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { startWebhookReceiver } from '../../api/src/testing/webhook-receiver';
import { apiAs } from '../support/api';
import { checkScreen, still } from '../support/check-screen';
import { shellOrigin } from '../support/product-process';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

/** What other programs get of a brand, set up on the screen and used as such a program does. */

let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;
const receiver = startWebhookReceiver();

test.beforeAll(async ({ browser }) => {
  own = await publishedExperience(await apiAs('owner'), 'Fjellvarme');
  staff = await staffBrowser(browser, 'owner', still);
  page = await staff.newPage();
});
test.afterAll(async () => {
  await staff.close();
  await (await receiver).close();
});

const integrations = () => `/manager/panel/settings?tab=integrations&brand=${own.brandId}`;
const dialog = (name: string) => page.getByRole('dialog', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
const choose = async (of: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${of}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** A visitor who answers the poll. */
async function answer(browser: Browser, wood: string): Promise<void> {
  const visitor = await browser.newContext();
  await visitor.request.post('/v1/visitor-sessions', { data: {} });
  const { manifest } = await (await visitor.request.get(`/v1/placements/${own.placementId}`)).json();
  const answered = await visitor.request.post(`/v1/placements/${own.placementId}/responses`, {
    data: { manifest, documentId: own.pollId, answers: { wood: [wood] }, language: 'en' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answered.status(), await answered.text()).toBe(201);
  await visitor.close();
}

test('a token is shown once, reads the answers of its brand, and nothing once it is revoked', async ({
  browser,
}) => {
  await answer(browser, 'oak');
  await page.goto(integrations());
  await expect(page.getByText('No API tokens yet')).toBeVisible();
  await checkScreen(page);
  await button('Create token').click();
  const form = dialog('Create token');
  await form.getByRole('button', { name: 'Create token' }).click();
  await expect(form.getByText('Give it a name')).toBeVisible();
  await form.getByLabel('Name').fill('Warehouse');
  await form.getByRole('button', { name: 'Create token' }).click();
  const given = dialog('The token of Warehouse');
  const token = await given.getByLabel('Token', { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  await expect(given).toBeVisible();
  await checkScreen(page);
  await given.getByRole('button', { name: 'I have saved it' }).click();
  await expect(given).toBeHidden();

  const read = () =>
    fetch(`${shellOrigin}/v1/brands/${own.brandId}/responses?limit=100`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const answered = await read();
  expect(answered.status).toBe(200);
  expect(await answered.json()).toMatchObject({
    items: [{ placementId: own.placementId, answer: { wood: ['oak'] } }],
  });
  await page.reload();
  const row = page.getByRole('row', { name: /Warehouse/ });
  await expect(row).toContainText('just now');
  expect(await page.getByRole('main').textContent()).not.toContain(token);

  await choose('Warehouse', 'Revoke');
  const revoking = dialog('Revoke this token for good?');
  await revoking.getByRole('textbox').fill('Warehouse');
  await revoking.getByRole('button', { name: 'Revoke' }).click();
  await said('Warehouse is revoked');
  expect((await read()).status).toBe(401);
  await page.getByText('Revoked', { exact: true }).first().click();
  await expect(row).toContainText('Revoked');
});

test('a webhook is told of each answer, signed; when nothing arrives it says so, and nothing is lost', async ({
  browser,
}) => {
  const { address, answerWith, received, told } = await receiver;
  await page.goto(integrations());
  await button('Create webhook').click();
  const form = dialog('Create webhook');
  await form.getByLabel('Name').fill('Warehouse');
  await form.getByLabel('Address').fill('http://192.168.1.1/hook');
  await form.getByRole('button', { name: 'Create webhook' }).click();
  await expect(form.getByText('An address that starts with https://')).toBeVisible();
  await form.getByLabel('Address').fill('https://192.168.1.1/hook');
  await form.getByRole('button', { name: 'Create webhook' }).click();
  const refused = form.getByText(/This leads into a private network/);
  await expect(refused).toBeVisible();
  await form.getByLabel('Address').fill(address);
  // Before the button is pressed, which moves up then.
  await expect(refused).toBeHidden();
  await form.getByRole('button', { name: 'Create webhook' }).click();
  const given = dialog('The secret of Warehouse');
  const secret = await given.getByLabel('Secret', { exact: true }).inputValue();
  await given.getByRole('button', { name: 'I have saved it' }).click();

  await button('Send a test to Warehouse').click();
  await said('The test arrived');
  await answer(browser, 'oak');
  await expect.poll(() => told().flat()).toHaveLength(1);
  const verified = (index: number) => {
    const { body = '', headers = {} } = received[index] ?? {};
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return new Webhook(secret).verify(body, Object.fromEntries(texts));
  };
  expect(verified(0)).toMatchObject({ type: 'test' });
  expect(verified(1)).toMatchObject({
    type: 'responses.recorded',
    data: { brandId: own.brandId, responses: [{ answer: { wood: ['oak'] } }] },
  });

  answerWith({ status: 500, body: 'Out of paper' });
  await answer(browser, 'ash');
  await expect.poll(() => received.length).toBe(3);
  // The receiver has answered a moment before that is noted.
  const warning = page.getByRole('link', { name: /The webhook Warehouse receives nothing/ });
  await expect(async () => {
    await page.goto(own.brand);
    await expect(warning).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await warning.click();
  await expect(page).toHaveURL(integrations());
  await expect(page.getByText('Nothing arrives', { exact: true })).toBeVisible();
  await expect(page.getByText(/1 answer: the server answered with status 500/)).toBeVisible();
  await checkScreen(page);
  await choose('Warehouse', 'Last messages');
  const messages = dialog('Last messages to Warehouse');
  await expect(messages.getByText('Out of paper')).toBeVisible();
  await checkScreen(page);
  await messages.getByRole('button', { name: 'Close' }).click();

  await choose('Warehouse', 'Pause');
  await said('Warehouse is paused');
  answerWith({ status: 204 });
  await button('Resume Warehouse').click();
  await said('Warehouse is resumed');
  await expect.poll(() => received.length).toBe(4);
  expect(received[3]?.body).toBe(received[2]?.body);

  await choose('Warehouse', 'Delete');
  const deleting = dialog('Delete this webhook for good?');
  await deleting.getByRole('textbox').fill('Warehouse');
  await deleting.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
});

test('the screen reads from right to left', async ({ browser }) => {
  const arabic = await staffBrowser(browser, 'owner', { ...still, locale: 'ar' });
  const other = await arabic.newPage();
  await other.goto(integrations());
  await expect(other.getByRole('heading', { name: 'خطافات الويب' })).toBeVisible();
  await checkScreen(other);
  await arabic.close();
});
