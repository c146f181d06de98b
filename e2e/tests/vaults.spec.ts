import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { checkScreen, desktop, still } from '../support/check-screen';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

const question = 'The sofa was worth the walk.';
const setName = 'Agreement, five steps';
const former = 'Strongly agree';
const renamed = 'Yes, entirely';

let api: Client;
let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;
/** Addresses of what the tests make. */
let optionSet = '';
let vaultQuestion = '';
let poll = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  api = await apiAs('owner');
  own = await publishedExperience(api, 'Lille Stue');
  staff = await staffBrowser(browser, 'owner', still);
  page = await staff.newPage();
});
test.afterAll(() => staff.close());

const saved = () => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const link = () => page.getByRole('region', { name: 'From the vault' });
const publish = () =>
  api.call(endpoints.publishExperience, {
    params: { brandId: own.brandId, experienceId: own.experienceId },
    body: {},
  });

test('an option set is made from a ready-made scale', async () => {
  await page.goto(`${own.experience}/answer-option-vault`);
  await page.getByRole('button', { name: 'Create option set' }).click();
  await page.getByRole('dialog').getByRole('button', { name: setName }).click();
  await expect(page.getByRole('heading', { level: 1, name: setName })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Option 1' })).toHaveValue(former);
  await expect(page.getByRole('textbox', { name: /^Option \d$/ })).toHaveCount(5);
  optionSet = page.url();
  await checkScreen(page);
});

test('what is seldom said of an option fits into its frame on a phone', async () => {
  // As narrow as on a phone within a question of a survey, which has frames of its own around it.
  await page.setViewportSize({ width: 280, height: 740 });
  await page.getByRole('button', { name: `More about ${former}` }).click();
  const picture = page.getByRole('group', { name: 'Picture' });
  await expect(picture.getByRole('button')).toBeVisible();
  const stickingOut = () =>
    picture.evaluate((field) => {
      const details = field.parentElement ?? field;
      return details.scrollWidth - details.clientWidth;
    });
  expect(await stickingOut()).toBe(0);
  await page.getByRole('button', { name: `Less about ${former}` }).click();
  await page.setViewportSize(desktop);
});

test('a question takes its options from the set', async () => {
  await page.goto(`${own.experience}/question-vault`);
  await page.getByRole('button', { name: 'Create question' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill(question);
  await page.getByRole('button', { name: 'Use an option set' }).click();
  await page
    .getByRole('dialog', { name: 'Use an option set' })
    .getByRole('button', { name: setName })
    .click();
  await expect(link().getByText('Up to date')).toBeVisible();
  await page.getByRole('radiogroup', { name: 'State' }).getByText('Ready').click();
  await saved();
  vaultQuestion = page.url();
  await checkScreen(page);
});

test('a poll asks the question, and a visitor answers', async ({ browser }) => {
  await page.goto(`${own.experience}/polling`);
  await page.getByRole('button', { name: 'Create poll' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Sofa');
  await page.getByRole('button', { name: 'Add from vault' }).click();
  await page
    .getByRole('dialog', { name: 'Add a question from the vault' })
    .getByRole('button', { name: question })
    .click();
  await expect(page.getByRole('list', { name: 'Answer options' }).getByText(former)).toBeVisible();
  await expect(link().getByText('Up to date')).toBeVisible();
  await saved();
  poll = page.url();
  await publish();
  await answerAs(browser.newContext(), former);
});

test('a new name in the vault is offered down the chain, and taken over where it is wanted', async () => {
  await page.goto(optionSet);
  await page.getByRole('textbox', { name: 'Option 1' }).fill(renamed);
  await saved();
  await page.goto(vaultQuestion);
  await expect(link().getByText('Update available')).toBeVisible();
  const dialog = await lookAtWhatIsNew();
  await dialog.getByRole('button', { name: 'Apply here' }).click();
  await expect(page.getByRole('list', { name: 'Answer options' }).getByText(renamed)).toBeVisible();
  await expect(link().getByText('Up to date')).toBeVisible();
  await saved();
});

test('while visitors are answering, the poll says that it is frozen and takes over nothing', async () => {
  await page.goto(poll);
  await expect(link().getByText('Update available')).toBeVisible();
  await expect(link()).toContainText('Frozen: visitors are answering at Bergen · Door');
  const dialog = await lookAtWhatIsNew();
  await expect(dialog.getByRole('button', { name: 'Apply here' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Apply everywhere in this experience' }).click();
  await expect(
    page.getByText(/^Taken over in 0 places\. “Sofa”: Visitors are answering this at Bergen · Door/),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Answer options' }).getByText(former)).toBeVisible();
  await checkScreen(page);
});

test('after it is closed it takes over the name, and the answers count for the same option', async ({
  browser,
}) => {
  await page.getByRole('button', { name: 'Close: Bergen · Door' }).click();
  await expect(link()).not.toContainText('Frozen');
  const dialog = await lookAtWhatIsNew();
  await dialog.getByRole('button', { name: 'Apply here' }).click();
  await expect(page.getByRole('list', { name: 'Answer options' }).getByText(renamed)).toBeVisible();
  await saved();
  await publish();

  await page.goto(`${own.experience}/dashboard`);
  const run = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Sofa' }) });
  const bars = run.getByRole('figure');
  await expect(bars.getByRole('listitem')).toHaveCount(5);
  await expect(bars.getByRole('listitem', { name: `${renamed}: 1, 100 %` })).toBeVisible();
  await expect(bars.getByText(former)).toHaveCount(0);

  await run.getByRole('button', { name: 'New round: Bergen · Door' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New round' }).click();
  await answerAs(browser.newContext(), renamed);
  await expect(bars.getByRole('listitem', { name: `${renamed}: 1, 100 %` })).toBeVisible();
});

/** Opens the comparison of the use with the vault, which names the option as it was and as it is. */
async function lookAtWhatIsNew() {
  await link().getByRole('button', { name: 'See what is new' }).click();
  const dialog = page.getByRole('dialog', { name: 'What is new in the vault' });
  const row = dialog.getByRole('row', { name: 'Option renamed' });
  await expect(row.getByRole('cell')).toHaveText([former, renamed]);
  return dialog;
}

/** A visitor on a phone. */
async function answerAs(opening: Promise<BrowserContext>, option: string): Promise<void> {
  const visitor = await opening;
  const visit = await visitor.newPage();
  await visit.setViewportSize({ width: 360, height: 740 });
  await visit.goto(`/${own.placementId}`);
  await visit.getByRole('button', { name: 'Step inside' }).click();
  await visit.getByRole('button', { name: 'Sofa' }).click();
  const sheet = visit.getByRole('dialog', { name: 'Sofa' });
  await sheet.getByRole('group', { name: question }).getByRole('radio', { name: option }).check();
  await sheet.getByRole('button', { name: 'Send answer' }).click();
  await expect(sheet.getByText('Thank you. Your answer counts.')).toBeVisible();
  expect(await visit.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await visitor.close();
}
