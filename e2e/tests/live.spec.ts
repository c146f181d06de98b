import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  emptySurvey,
  emptyVaultQuestion,
  endpoints,
  type RecordedResponse,
  type SurveyDocument,
  voteQuestion,
} from '@vitrine/shared/contract';
import sharp from 'sharp';
import { apiAs } from '../support/api';
import { collectReceived, keptInBrowser, readStream } from '../support/everything-received';
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

/** Written in the editor. Its counts are seen from the first ballot on. */
const openVote = 'Which wood for its legs?';

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
        no: { order: 'a1', label: { en: 'Rather not' }, other: true },
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

async function visitorAt(
  browser: Browser,
  placementId: string,
  open: string,
  /** What is done with their browser before it opens anything. */
  prepare: (context: BrowserContext) => void = () => undefined,
): Promise<Page> {
  const context = await browser.newContext(phone);
  prepare(context);
  const page = await context.newPage();
  await page.goto(`${shellOrigin}/${placementId}?open=${open}`);
  return page;
}
/** A tile of the dashboard as it is downloaded. */
async function downloadOf(staff: Page, region: string, name: string, as: string): Promise<Buffer> {
  const tile = staff.getByRole('region', { name: region, exact: true });
  await tile
    .getByRole('button', { name: `Actions for ${name}`, exact: true })
    .first()
    .click();
  const downloading = staff.waitForEvent('download');
  await staff.getByRole('menuitem', { name: as }).click();
  return readFile(await (await downloading).path());
}
/** What the ledger holds, oldest first. */
async function responsesOf(placementId: string, area: 'voting' | 'surveys', documentId: string) {
  const { items } = await (await apiAs('owner')).call(endpoints.listResponses, {
    params: { brandId: own.brandId },
    query: { area, placementId },
  });
  return items.filter((response) => response.documentId === documentId);
}
/** How many chose each option in the last that they sent. */
function chosenIn(responses: RecordedResponse[], question: string, options: string[]): number[] {
  const last = new Map(responses.map(({ answer, respondent }) => [respondent, answer[question]]));
  const chosen = [...last.values()].flat();
  return options.map((option) => chosen.filter((one) => one === option).length);
}
const choose = async (page: Page, option: string) => {
  await page.getByRole('button', { name: option }).click();
  await expect(page.getByText('Thank you. Your vote counts.')).toBeVisible();
};

test('a vote at two placements is run from a phone, a survey is answered beside it, and the dashboard says what came of both', async ({
  browser,
}) => {
  const staff = await (await staffBrowser(browser, 'owner')).newPage();
  const isSaved = () => expect(staff.getByText('Saved', { exact: true })).toBeVisible();
  const openVoteId = await test.step('a vote is written', async () => {
    await staff.goto(`${own.experience}/voting`);
    await staff.getByRole('button', { name: 'Create vote' }).click();
    await staff.getByRole('textbox', { name: 'What is voted on' }).fill(openVote);
    await staff.getByRole('combobox', { name: 'Visitors see the results' }).click();
    await openOption(staff, 'Always').click();
    for (const [index, option] of ['Beech', 'Birch'].entries()) {
      const field = staff.getByRole('textbox', { name: `Option ${index + 1}` });
      if (!(await field.isVisible())) await staff.getByRole('button', { name: 'Add option' }).click();
      await field.fill(option);
    }
    await isSaved();
    return new URL(staff.url()).searchParams.get('id') ?? '';
  });
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
    await isSaved();
    await publish(own);
  });

  await test.step('a moderator runs the vote at both placements, and reveals what came of it at one', async () => {
    const moderator = await (await staffBrowser(browser, 'owner', phone)).newPage();
    await moderator.goto(`${own.experience}/voting?id=${voteId}`);
    const at = (action: string, where: string) =>
      moderator.getByRole('button', { name: `${action}: ${where}`, exact: true });
    await expect(at('Open', 'Bergen · Door')).toBeInViewport();

    const collected: ReturnType<typeof collectReceived>[] = [];
    const collect = (context: BrowserContext) => {
      collected.push(collectReceived(context));
    };
    const first = await visitorAt(browser, own.placementId, `vote:${voteId}`, collect);
    const second = await visitorAt(browser, own.placementId, `vote:${voteId}`, collect);
    const third = await visitorAt(browser, hall, `vote:${voteId}`, collect);
    for (const page of [first, second, third])
      await expect(page.getByText('The vote has not begun yet.')).toBeVisible();
    const room = await browser.newContext();
    collect(room);
    const screen = await room.newPage();
    await screen.goto(`${shellOrigin}/${own.placementId}?present=`);
    await expect(screen.getByRole('heading', { name: question })).toBeVisible();
    // The streams that their browsers hold open, which are sent the same to everybody who is not staff.
    const streamOf = (id: string) => `${shellOrigin}/v1/placements/${id}/live`;
    const streams = [
      streamOf(own.placementId),
      streamOf(hall),
      `${streamOf(own.placementId)}?presented=true`,
    ];
    const heard = await Promise.all(streams.map(readStream));

    await at('Open', 'At all placements').click();
    await choose(first, 'Wool from Gotland');
    await choose(second, 'Washed linen');
    await choose(third, 'Washed linen');
    await second.getByRole('button', { name: 'Change vote' }).click();
    await second.getByRole('button', { name: 'Wool from Gotland' }).click();
    await expect(moderator.getByText(/here · 2 have voted/)).toBeVisible();
    await expect(screen.getByText('Vote now')).toBeVisible();

    await at('Hold result', 'Bergen · Door').click();
    await at('Close', 'Bergen · Door').click();
    await expect(first.getByText('The result is about to be revealed.')).toBeVisible();
    await expect(screen.getByText('The result is about to be revealed.')).toBeVisible();
    const told = (await Promise.all(heard.map((stream) => stream.stop()))).join('\n');
    expect(told).toContain('"state":"closed"');
    const received = await Promise.all(collected.map((browserOf) => browserOf.settled()));
    const kept = await Promise.all([first, second, third, screen].map(keptInBrowser));
    const everything = [...received, ...kept].flatMap((one) => [...one]);
    expect(everything.filter(([, text]) => text.includes('Washed linen')).length).toBeGreaterThan(4);
    const isStream = ([, text]: [string, string]) => text.includes('"content-type":"text/event-stream');
    expect(new Set(everything.filter(isStream).map(([where]) => where))).toEqual(
      new Set(streams.map((stream) => `GET ${stream}`)),
    );
    const counts = /"(linen|wool)"\s*:\s*\d/;
    expect(told).not.toMatch(counts);
    expect(everything.filter(([, text]) => counts.test(text)).map(([where]) => where)).toEqual([]);

    await at('Reveal result', 'Bergen · Door').click();
    await expect(screen.getByRole('listitem').filter({ hasText: 'Winner' })).toContainText(
      'Wool from Gotland',
    );
    await expect(first.getByText('100%')).toBeVisible();
    // The other placement goes on for itself.
    await expect(third.getByText('Thank you. Your vote counts.')).toBeVisible();

    await moderator.goto(`${own.experience}/voting?id=${openVoteId}`);
    await at('Open', 'Bergen · Door').click();
    await expect(screen.getByRole('heading', { name: openVote })).toBeVisible();
    const bar = (option: string) =>
      screen.getByRole('listitem').filter({ hasText: option }).locator('[style]');
    for (const [option, beech, birch] of [
      ['Beech', '100%', '0%'],
      ['Birch', '50%', '50%'],
    ] as const) {
      const visitor = await visitorAt(browser, own.placementId, `vote:${openVoteId}`);
      await choose(visitor, option);
      await expect(bar('Beech')).toHaveAttribute('style', `width: ${beech};`);
      await expect(bar('Birch')).toHaveAttribute('style', `width: ${birch};`);
    }
  });

  await test.step('a visitor leaves in the middle and comes back to where they were', async () => {
    const visitor = await visitorAt(browser, own.placementId, `survey:${surveyId}`);
    await visitor.getByRole('radio', { name: 'Rather not' }).check({ force: true });
    await visitor.getByRole('textbox', { name: 'Rather not' }).fill('Too far away');
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
    await expect(staff.getByRole('heading', { name: 'Will you come again? – Rather not' })).toBeVisible();
    await expect(staff.getByText('Too far away')).toBeVisible();
    await staff.goto(`${own.experience}/dashboard`);
    for (const [tile, bar] of [
      ['Live votes', 'Wool from Gotland: 2, 100 %'],
      ['Live votes', 'Birch: 1, 50 %'],
      ['Live surveys', 'Rather not: 1, 100 %'],
    ] as const)
      await expect(
        staff.getByRole('region', { name: tile }).getByRole('listitem', { name: bar }),
      ).toBeVisible();
    const yesterday = new Date(Date.now() - dayMs).toISOString().slice(0, 10);
    const ofYesterday = `period=own&from=${yesterday}&until=${yesterday}&zone=UTC`;
    await staff.goto(`${own.experience}/dashboard?${ofYesterday}`);
    await expect(
      staff.getByRole('region', { name: 'At a glance' }).getByRole('row', { name: /^Visits/ }),
    ).toContainText('Nothing was published until then.');
    await expect(staff.getByRole('region', { name: 'Visits over time' })).toContainText(
      'Nothing was published until then.',
    );
  });

  await test.step('the tables of the dashboard add up to what the ledger holds, and its picture shows something', async () => {
    await staff.goto(`${own.experience}/dashboard`);
    const eachDevice = 'One vote for each device.';
    const ballots = await responsesOf(own.placementId, 'voting', voteId);
    const [linen, wool] = chosenIn(ballots, voteQuestion, ['linen', 'wool']);
    expect([linen, wool]).toEqual([0, 2]);
    expect(String(await downloadOf(staff, 'Live votes', question, 'Download as CSV'))).toBe(
      [
        '\ufeffAnswer,Number,Protection',
        `Washed linen,${linen},${eachDevice}`,
        `Wool from Gotland,${wool},${eachDevice}`,
        '',
      ].join('\r\n'),
    );
    const taken = await responsesOf(own.placementId, 'surveys', surveyId);
    const [yes, no] = chosenIn(
      taken.filter(({ partial }) => !partial),
      'again',
      ['yes', 'no'],
    );
    expect(String(await downloadOf(staff, 'Live surveys', 'After the fair', 'Download as CSV'))).toBe(
      `\ufeffAnswer,Number\r\nCertainly,${yes}\r\nRather not,${no}\r\n`,
    );
    const picture = sharp(
      await downloadOf(staff, 'Visits over time', 'Visits over time', 'Download as a picture'),
    );
    const { format, height = 0, width } = await picture.metadata();
    expect({ format, width }).toEqual({ format: 'png', width: 1440 });
    // With room below for what happened meanwhile.
    expect(height).toBeGreaterThan(2 * (80 + 260 + 24));
    const { channels, isOpaque } = await picture.stats();
    expect(isOpaque).toBe(true);
    for (const { max, min } of channels.slice(0, 3)) expect(max - min).toBeGreaterThan(100);
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
