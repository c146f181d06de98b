/**
 * `npm run bench:content`, the half in a browser: how long scripts run for each key that is typed into a form while the
 * preview stands beside it, in a large experience and the product as it is built. `--write` puts the table into
 * docs/figures.md.
 */
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import type { Client } from '@vitrine/shared/client';
import { type DocumentArea, emptyVideo, endpoints, standardTheme } from '@vitrine/shared/contract';
import { generateNKeysBetween } from 'fractional-indexing';
import { large, largePoll, largeProduct, largeQuestion, largeScene } from '../../api/bench/large-experience';
import { sampleIds } from '../../api/src/library/samples';
import { median } from '../../scripts/bench/median';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { apiAs } from '../support/api';
import { flatOptions } from '../support/browser-options';
import { shellOrigin, startProduct, stopProducts } from '../support/product-process';
import { staffBrowser } from '../support/sign-in';

const products = Number(process.env.BENCH_PRODUCTS ?? large.products);
const keys = Number(process.env.BENCH_KEYS ?? 60);
/** Slower than people who type fast, so that what a key causes later is counted to it. */
const betweenKeysMs = 150;
const patience = { timeout: 120_000 };

interface Form {
  what: string;
  area: DocumentArea;
  field: (page: Page) => Locator;
}
const forms: Form[] = [
  { what: 'theme: title', area: 'theme', field: (page) => page.getByLabel('Title', { exact: true }) },
  { what: 'product: title', area: 'products', field: (page) => page.getByLabel('Title', { exact: true }) },
  {
    what: 'vault question: text',
    area: 'question-vault',
    field: (page) => page.getByRole('textbox', { name: 'Question', exact: true }),
  },
  { what: 'video: title', area: 'videos', field: (page) => page.getByLabel('Title', { exact: true }) },
  { what: 'poll: title', area: 'polling', field: (page) => page.getByLabel('Title', { exact: true }) },
  { what: 'scene: title', area: 'scenes', field: (page) => page.getByLabel('Title', { exact: true }) },
];

/** @returns the editor's address, and a document of each area in it. */
async function makeLargeExperience(api: Client) {
  const { id: brandId } = await api.call(endpoints.createBrand, { body: { name: 'Typing' } });
  const { id: experienceId } = await api.call(endpoints.createExperience, {
    params: { brandId },
    body: { name: 'Typing', languages: ['en', 'de'] },
  });
  const create = (area: DocumentArea, data: object, owner: { experienceId?: string } = { experienceId }) =>
    api.call(endpoints.createDocument, { params: { brandId }, body: { ...owner, area, data: { ...data } } });
  const each = async <T>(count: number, make: (number: number) => Promise<T>): Promise<T> => {
    for (let number = 1; number < count; number++) await make(number);
    return make(count);
  };
  const ids = new Map<DocumentArea, string>();
  const keep = (area: DocumentArea, { id }: { id: string }) => ids.set(area, id);
  const questions: { id: string; revision: number; data: ReturnType<typeof largeQuestion> }[] = [];
  await each(large.questions, async (number) => {
    const data = largeQuestion(number);
    const { id, revision } = await create('question-vault', data, {});
    questions.push({ id, revision, data });
  });
  keep('question-vault', { id: questions[0]?.id ?? '' });
  const { questionsPerPoll } = large;
  keep(
    'polling',
    await each(large.questions / questionsPerPoll, (number) =>
      create(
        'polling',
        largePoll(number, questions.slice((number - 1) * questionsPerPoll, number * questionsPerPoll)),
      ),
    ),
  );
  const models = Object.values(sampleIds);
  keep('scenes', await each(large.scenes, (number) => create('scenes', largeScene(number, models))));
  keep('products', await each(products, (number) => create('products', largeProduct(number))));
  keep('theme', await create('theme', { ...standardTheme(), title: { en: 'Typing', de: 'Tippen' } }));
  keep('videos', await create('videos', film()));
  const address = `${shellOrigin}/manager/panel/brands/${brandId}/experience/${experienceId}`;
  return { address, ids };
}

/** With an hour of captions. */
const film = () => {
  const orders = generateNKeysBetween(null, null, 600);
  const cues = orders.map((_, index) => [
    `cue-${index}`,
    { startMs: index * 6000, endMs: index * 6000 + 4000, text: `What is said, line ${index}` },
  ]);
  return {
    ...emptyVideo(),
    title: { en: 'Film', de: 'Film' },
    source: { kind: 'address', url: 'https://media.example/film.mp4', format: 'file' },
    captions: { en: { cues: Object.fromEntries(cues) } },
  };
};

/** Seconds that scripts have run in the page's process so far; the preview, of the same origin, runs there too. */
async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
}

/** @returns for each key, how many milliseconds scripts ran until the next. */
async function typeInto(page: Page, field: Locator): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await field.click();
  await field.press('End');
  const costs: number[] = [];
  for (let key = 0; key < keys; key++) {
    const before = await scriptSeconds(session);
    await page.keyboard.press('abcdefghij '[key % 11] === ' ' ? 'Space' : ('abcdefghij'[key % 11] ?? 'a'));
    await new Promise((resolve) => setTimeout(resolve, betweenKeysMs));
    costs.push(((await scriptSeconds(session)) - before) * 1000);
  }
  await session.detach();
  return costs;
}

async function measure(browser: Browser, address: string, ids: Map<DocumentArea, string>) {
  const staff = await staffBrowser(browser, 'owner', { viewport: { width: 1440, height: 900 } });
  const page = await staff.newPage();
  const costs = new Map<string, number[]>();
  for (const { area, field, what } of forms) {
    await page.goto(`${address}/${area}?id=${ids.get(area)}`);
    await field(page).waitFor(patience);
    const button = page.getByRole('button', { name: 'Preview', exact: true });
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
    const visitor = page.frameLocator('iframe[title^="The experience as visitors see it"]');
    await visitor.locator('main').waitFor(patience);
    await field(page).press('x');
    await page.getByText('Saved', { exact: true }).waitFor(patience);
    costs.set(what, await typeInto(page, field(page)));
    process.stdout.write(`${what} measured\n`);
  }
  await staff.close();
  return costs;
}

// One person makes the whole experience, faster than any hand.
process.env.RATE_LIMIT_PER_PERSON = '0';
process.env.RATE_LIMIT_PER_ADDRESS = '0';
await startProduct();
const browser = await chromium.launch(flatOptions);
let costs: Map<string, number[]>;
try {
  const { address, ids } = await makeLargeExperience(await apiAs('owner'));
  costs = await measure(browser, address, ids);
} finally {
  await browser.close();
  await stopProducts();
}
const ms = (value: number) => `${value.toFixed(1)} ms`;
const table = [
  '| scripting per key | budget | median | 95 of 100 below | most |',
  '| --- | --- | --- | --- | --- |',
  ...[...costs].map(([what, values]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
    return `| ${what} | < ${budgets.typing.scriptMsPerKey} ms | ${ms(median(values))} | ${ms(p95)} | ${ms(sorted.at(-1) ?? Number.NaN)} |`;
  }),
].join('\n');
reportFigures('typing', table);
