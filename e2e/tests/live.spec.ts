import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { emptySurvey, emptyVaultQuestion, endpoints, type SurveyDocument } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { readStream } from '../support/everything-received';
import { openOption } from '../support/open-option';
import { shellOrigin } from '../support/product-process';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

const question = 'Which fabric for the spring sofa?';
const vote = {
  title: { en: question },
  type: 'single',
  results: 'after-close',
  changeAllowed: true,
  options: {
    linen: { order: 'a0', label: { en: 'Washed linen' } },
    wool: { order: 'a1', label: { en: 'Wool from Gotland' } },
  },
};

const { arrangement, date, help, number, options, rows, scale, selection } = emptyVaultQuestion();
const asked = (
  page: string,
  order: string,
  text: string,
  own: Partial<SurveyDocument['questions'][string]>,
) => ({
  ...{ arrangement, date, help, number, options, rows, scale, selection, type: 'single' as const },
  ...{ page, order, required: false, reference: { source: 'inline' as const }, text: { en: text } },
  ...own,
});
const ending = (order: string, title: string) => ({
  ...{ order, kind: 'page' as const, title: { en: title }, text: {}, address: '' },
});

/** Two pages and two endings, and nothing yet that leads to the second. */
const survey: SurveyDocument = {
  ...emptySurvey(),
  title: { en: 'After the fair' },
  pages: {
    first: { order: 'a0', title: { en: 'Your visit' }, text: {} },
    second: { order: 'a1', title: { en: 'To finish' }, text: {} },
  },
  questions: {
    again: asked('first', 'a0', 'Will you come again?', {
      required: true,
      options: {
        yes: { order: 'a0', label: { en: 'Certainly' } },
        no: { order: 'a1', label: { en: 'Rather not' } },
      },
    }),
    missed: asked('second', 'a0', 'What did you miss?', { type: 'short-text' }),
  },
  endings: { thanks: ending('a0', 'See you soon'), sorry: ending('a1', 'We are sorry') },
};

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const dayMs = 24 * 3600_000;

let own: PublishedExperience;
/** A second placement of the same experience. */
let hall: string;
let voteId: string;
let surveyId: string;

const publish = async ({ brandId, experienceId }: PublishedExperience) =>
  (await apiAs('owner')).call(endpoints.publishExperience, { params: { brandId, experienceId }, body: {} });

test.beforeEach(async () => {
  const api = await apiAs('owner');
  own = await publishedExperience(api, 'Spring fair');
  const { brandId, experienceId, storeId } = own;
  const make = async (area: 'voting' | 'surveys', data: object) => {
    const body = { experienceId, area, data: { ...data } };
    return (await api.call(endpoints.createDocument, { params: { brandId }, body })).id;
  };
  voteId = await make('voting', vote);
  surveyId = await make('surveys', survey);
  const placement = await api.call(endpoints.createPlacement, {
    params: { brandId, storeId },
    body: { name: 'Hall', experienceId },
  });
  hall = placement.id;
});

async function visitorAt(browser: Browser, placementId: string, open: string): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage();
  await page.goto(`${shellOrigin}/${placementId}?open=${open}`);
  return page;
}
const choose = async (page: Page, option: string) => {
  await page.getByRole('button', { name: option }).click();
  await expect(page.getByText('Thank you. Your vote counts.')).toBeVisible();
};

test('a vote at two placements is run from a phone, a survey is answered beside it, and the dashboard says what came of both', async ({
  browser,
}) => {
  const staff = await (await staffBrowser(browser, 'owner')).newPage();
  await test.step('a rule leads to the second ending', async () => {
    await staff.goto(`${own.experience}/surveys?id=${surveyId}`);
    const logic = staff.getByRole('region', { name: 'Logic' });
    await logic.getByRole('button', { name: 'Add rule' }).click();
    await logic.getByRole('button', { name: 'Add test' }).click();
    await logic.getByRole('group', { name: 'Test 1' }).getByRole('combobox', { name: 'Option' }).click();
    await openOption(staff, 'Rather not').click();
    await logic.getByRole('combobox', { name: /^Then/ }).click();
    await openOption(staff, 'End with').click();
    await logic.getByRole('combobox', { name: 'Which ending' }).click();
    await openOption(staff, 'We are sorry').click();
    await expect(logic.getByRole('button', { name: /^1\. If .*Rather not.*We are sorry/ })).toBeVisible();
    await expect(staff.getByText('Saved', { exact: true })).toBeVisible();
    await publish(own);
  });

  await test.step('a moderator runs the vote at both placements, and reveals what came of it at one', async () => {
    const moderator = await (await staffBrowser(browser, 'owner', phone)).newPage();
    await moderator.goto(`${own.experience}/voting?id=${voteId}`);
    const at = (action: string, where: string) =>
      moderator.getByRole('button', { name: `${action}: ${where}`, exact: true });
    await expect(at('Open', 'Bergen · Door')).toBeInViewport();

    const first = await visitorAt(browser, own.placementId, `vote:${voteId}`);
    const second = await visitorAt(browser, own.placementId, `vote:${voteId}`);
    const third = await visitorAt(browser, hall, `vote:${voteId}`);
    for (const page of [first, second, third])
      await expect(page.getByText('The vote has not begun yet.')).toBeVisible();
    const screen = await (await browser.newContext()).newPage();
    await screen.goto(`${shellOrigin}/${own.placementId}?present=`);
    await expect(screen.getByRole('heading', { name: question })).toBeVisible();
    // All that anybody is told who is not staff.
    const heard = await readStream(`${shellOrigin}/v1/placements/${own.placementId}/live`);

    await at('Open', 'At all placements').click();
    await choose(first, 'Wool from Gotland');
    await choose(second, 'Washed linen');
    await choose(third, 'Washed linen');
    await second.getByRole('button', { name: 'Change vote' }).click();
    await second.getByRole('button', { name: 'Wool from Gotland' }).click();
    await expect(moderator.getByText('2 have voted')).toBeVisible();
    await expect(screen.getByText('Vote now')).toBeVisible();

    await at('Hold result', 'Bergen · Door').click();
    await at('Close', 'Bergen · Door').click();
    await expect(first.getByText('The result is about to be revealed.')).toBeVisible();
    await expect(screen.getByText('The result is about to be revealed.')).toBeVisible();
    const before = await heard.stop();
    expect(before).toContain('"state":"closed"');
    expect(before).not.toMatch(/"(linen|wool)":/);

    await at('Reveal result', 'Bergen · Door').click();
    await expect(screen.getByRole('listitem').filter({ hasText: 'Winner' })).toContainText(
      'Wool from Gotland',
    );
    await expect(first.getByText('100%')).toBeVisible();
    // The other placement goes on for itself.
    await expect(third.getByText('Thank you. Your vote counts.')).toBeVisible();
  });

  await test.step('a visitor leaves in the middle and comes back to where they were', async () => {
    const visitor = await visitorAt(browser, own.placementId, `survey:${surveyId}`);
    await visitor.getByRole('radio', { name: 'Rather not' }).check({ force: true });
    await visitor.getByRole('button', { name: 'Next' }).click();
    await visitor.getByRole('textbox', { name: 'What did you miss?' }).fill('Somewhere to sit');
    await visitor.reload();
    await expect(visitor.getByRole('textbox', { name: 'What did you miss?' })).toHaveValue(
      'Somewhere to sit',
    );
    await visitor.getByRole('button', { name: 'Send answers' }).click();
    await expect(visitor.getByRole('heading', { name: 'We are sorry' })).toBeVisible();
  });

  await test.step('the numbers say so', async () => {
    await staff.goto(`${own.experience}/surveys?id=${surveyId}&tab=results`);
    await expect(staff.getByText('Finished: 1')).toBeVisible();
    await expect(staff.getByText('Somewhere to sit')).toBeVisible();
    await staff.goto(`${own.experience}/dashboard`);
    for (const [tile, bar] of [
      ['Live votes', 'Wool from Gotland: 2, 100 %'],
      ['Live surveys', 'Rather not: 1, 100 %'],
    ] as const)
      await expect(
        staff.getByRole('region', { name: tile }).getByRole('listitem', { name: bar }),
      ).toBeVisible();
    const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10);
    const ofYesterday = `period=own&from=${yesterday}&until=${yesterday}&zone=UTC`;
    await staff.goto(`${own.experience}/dashboard?${ofYesterday}`);
    await expect(staff.getByText('Nothing was published until then.').first()).toBeVisible();
  });

  await test.step('the table that is downloaded is what the ledger holds', async () => {
    await staff.goto(`${own.experience}/surveys?id=${surveyId}&tab=results`);
    await staff.getByRole('button', { name: 'Download', exact: true }).click();
    const downloading = staff.waitForEvent('download');
    await staff.getByRole('menuitem', { name: 'As a table (CSV)' }).click();
    const table = await readFile(await (await downloading).path(), 'utf8');
    const { items } = await (await apiAs('owner')).call(endpoints.listResponses, {
      params: { brandId: own.brandId },
      query: { area: 'surveys' },
    });
    // A part came first, and gave way to all of it.
    const [final] = items.filter(({ partial }) => !partial);
    expect(items).toHaveLength(2);
    expect(
      table
        .trim()
        .split(/\r?\n/)
        .filter((row) => /^[a-z0-9]{16},/.test(row)),
    ).toEqual([
      expect.stringMatching(new RegExp(`^${final?.id},.*,complete,.*,We are sorry,.*,Somewhere to sit`)),
    ]);
  });
});
