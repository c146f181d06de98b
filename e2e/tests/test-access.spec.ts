/** A test access from its making to its end, as staff and the tester with the link see it. */
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { still } from '../support/check-screen';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { readShown } from '../support/read-printed-code';
import { staffBrowser } from '../support/sign-in';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;
let tester: Page;

test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Halden');
  staff = await staffBrowser(browser, 'owner', { ...still, timezoneId: 'Europe/Oslo' });
  page = await staff.newPage();
  tester = await (await browser.newContext()).newPage();
});
test.afterAll(async () => {
  await staff?.close();
  await tester?.context().close();
});

const inPlacement = () => ({ params: { brandId: own.brandId, placementId: own.placementId } });
const drawer = () => page.getByRole('dialog', { name: 'Test accesses of Door' });
const item = (label: string) =>
  drawer()
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) });
const title = () => tester.getByRole('heading', { level: 1 });

async function openDrawer(): Promise<void> {
  await page.goto(`${own.brand}/stores/${own.storeId}`);
  await page.getByRole('button', { name: 'Test accesses', exact: true }).click();
}

test('one is made with an end, read from its code by a phone, seen in use, and dead once it is revoked', async () => {
  await openDrawer();
  await expect(drawer().getByText('No test accesses yet')).toBeVisible();
  await drawer().getByRole('button', { name: 'Create test access' }).click();
  const form = page.getByRole('dialog', { name: 'Create test access', exact: true });
  await form.getByLabel('Label', { exact: true }).fill('Ingrid’s phone');
  // It ends in a week unless somebody says otherwise.
  await expect(form.getByLabel(/^Ends/)).not.toHaveValue('');
  await form.getByLabel(/^Ends/).fill('2099-06-01T18:00');
  await form.getByRole('button', { name: 'Create test access' }).click();

  const given = page.getByRole('dialog', { name: 'Ingrid’s phone', exact: true });
  const link = await given.getByRole('textbox', { name: 'Link' }).inputValue();
  const code = given.getByRole('img', { name: `QR code for ${link}` });
  await expect(code).toBeVisible();
  expect(await readShown(await given.screenshot())).toBe(link);
  const [made] = (await api.call(endpoints.listTestAccesses, inPlacement())).items;
  expect(made?.expiresAt).toBe('2099-06-01T16:00:00.000Z');
  await page.keyboard.press('Escape');
  await expect(item('Ingrid’s phone')).toContainText(/Ends in \d+ years/);
  await expect(item('Ingrid’s phone')).toContainText('Never used');

  await tester.goto(link);
  await expect(tester.getByRole('note')).toContainText('Test access “Ingrid’s phone”');
  await tester.getByRole('button', { name: 'Step inside' }).click();
  await tester.getByRole('button', { name: 'Wood' }).click();
  await tester.getByRole('radio', { name: 'Oak' }).check();
  await page.reload();
  await expect(item('Ingrid’s phone')).toContainText(/Last used (just now|\d+ seconds? ago|1 minute ago)/);

  await drawer().getByRole('button', { name: 'Revoke Ingrid’s phone' }).click();
  const revoking = page.getByRole('dialog', { name: 'Revoke this test access for good?' });
  await expect(revoking).toContainText('Its link stops working at once. This cannot be undone.');
  await revoking.getByRole('textbox').fill('Ingrid’s phone');
  await revoking.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('Its link no longer works.', { exact: true })).toBeVisible();
  await expect(item('Ingrid’s phone')).toHaveCount(0);

  // The page that the tester still has open can do nothing any more, and says so.
  await tester.getByRole('button', { name: 'Send answer' }).click();
  await expect(tester.getByText(/this test access has ended/)).toBeVisible();
  await tester.reload();
  await expect(title()).toHaveText('This test access has ended');
  await expect(tester.getByText('Ask the person who sent it for a new link.')).toBeVisible();
  await tester.getByRole('link', { name: 'See what visitors see' }).click();
  await expect(tester.getByRole('button', { name: 'Step inside' })).toBeVisible();
  await expect(tester).toHaveURL(new RegExp(`/${own.placementId}$`));
});

test('one that has come to its end says that it has expired, to the tester and to staff', async () => {
  const soon = new Date(Date.now() + 3000).toISOString();
  const { id } = await api.call(endpoints.createTestAccess, {
    ...inPlacement(),
    body: { label: 'The agency', expiresAt: soon },
  });
  await expect(async () => {
    await tester.goto(`/${own.placementId}/test/${id}`);
    await expect(title()).toHaveText('This test access has expired', { timeout: 1000 });
  }).toPass();
  await expect(tester.getByText('Ask the person who sent it for a new link.')).toBeVisible();

  await openDrawer();
  await expect(item('The agency')).toContainText(/Ended .*(just now|second|minute)/);
  // A link that leads nowhere is offered to nobody.
  await expect(item('The agency').getByRole('link')).toHaveCount(0);
  await expect(item('The agency').getByRole('button', { name: /copy|QR code/i })).toHaveCount(0);
  await expect(item('The agency').getByRole('button', { name: 'Revoke The agency' })).toBeVisible();

  // Its label changes as it is; with an end to come it works again.
  const edit = async (name: string) => {
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
    return page.getByRole('dialog', { name: 'Edit test access' });
  };
  const save = { name: 'Save', exact: true };
  const first = await edit('The agency');
  await first.getByRole('textbox', { name: 'Label', exact: true }).fill('The studio');
  await first.getByRole('button', save).click();
  await expect(item('The studio')).toContainText(/Ended /);
  const second = await edit('The studio');
  await second.getByLabel(/^Ends/).fill('2035-05-04T12:00');
  await second.getByRole('button', save).click();
  await expect(item('The studio')).toContainText(/Ends /);
  await expect(item('The studio').getByRole('link')).toHaveCount(1);
  await tester.goto(`/${own.placementId}/test/${id}`);
  await expect(title()).not.toHaveText('This test access has expired');
});
