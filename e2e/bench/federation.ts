/**
 * `npm run bench:federation`: what federation costs. The same screens from the same sources, once federated and once as
 * one ordinary single-page bundle, served by the same server under the same throttling, in turns. `--write` puts the
 * table into docs/figures.md.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { median } from '../../scripts/bench/median';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { browserOptions } from '../support/browser-options';
import { shellOrigin, startProduct, stopProducts } from '../support/product-process';
import { staffBrowser } from '../support/sign-in';
import { bundleOrigin, serveBundle } from './bundle/serve-bundle';
import { countCost, type PageCost } from './page-cost';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

interface Reached {
  what: string;
  /** Federated ÷ bundled at most, by figure. */
  budget: Partial<Record<keyof PageCost, number>>;
  /** Goes there from an empty page, or from where the one before has led. */
  reach: (page: Page, origin: string) => Promise<void>;
}

/** Not until the page's load event: it waits for files that nobody waits for, such as the 3D code behind a landing. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

const { firstSceneRatio, landingRatio, secondVisitMs, staffListRatio } = budgets.federation;
const visitor: Reached[] = [
  {
    what: 'a visitor’s landing',
    budget: { ms: landingRatio, bytes: landingRatio, requests: landingRatio },
    reach: async (page, origin) => {
      await open(page, `${origin}/showroom24`);
      await page.getByRole('button', { name: 'Step inside' }).waitFor();
    },
  },
  {
    what: 'a visitor’s first scene',
    budget: { ms: firstSceneRatio, bytes: firstSceneRatio },
    reach: async (page) => {
      await page.getByRole('button', { name: 'Step inside' }).click();
      await page.getByRole('application').waitFor();
      // With all of its models: how many have come by the first frame is chance.
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
    },
  },
];
const staff: Reached[] = [
  {
    what: 'the brand list of staff',
    budget: { ms: staffListRatio, bytes: staffListRatio },
    reach: async (page, origin) => {
      await open(page, `${origin}/manager/panel/brands`);
      await page.locator('main a[href*="/manager/panel/brands/"]').first().waitFor();
    },
  },
];

async function measure(page: Page, origin: string, steps: Reached[]): Promise<PageCost[]> {
  const cost = await countCost(page);
  const costs: PageCost[] = [];
  for (const { reach } of steps) {
    await reach(page, origin);
    costs.push(cost());
  }
  return costs;
}

/** A browser that has never been there, and for staff one that has a session but no cache. */
async function round(browser: Browser, origin: string): Promise<{ costs: PageCost[]; second: PageCost }> {
  const guest = await browser.newContext();
  const first = await measure(await guest.newPage(), origin, visitor);
  const [second] = await measure(await guest.newPage(), origin, visitor.slice(0, 1));
  await guest.close();
  const colleague = await staffBrowser(browser, 'owner', {}, origin);
  const panel = await measure(await colleague.newPage(), origin, staff);
  await colleague.close();
  if (!second) throw new Error('Nothing was measured');
  return { costs: [...first, ...panel], second };
}

await startProduct();
const bundle = await serveBundle();
const browser = await chromium.launch(browserOptions);
const federated: Awaited<ReturnType<typeof round>>[] = [];
const bundled: Awaited<ReturnType<typeof round>>[] = [];
try {
  for (let index = 0; index < rounds; index++) {
    federated.push(await round(browser, shellOrigin));
    bundled.push(await round(browser, bundleOrigin));
    process.stdout.write(`round ${index + 1} of ${rounds}\n`);
  }
} finally {
  await browser.close();
  bundle.stop();
  await stopProducts();
}

const table = [
  '| until | | federated | bundled | ratio | its budget |',
  '| --- | --- | --- | --- | --- | --- |',
  ...[...visitor, ...staff].flatMap(({ what, budget }, step) =>
    rowsOf(
      what,
      budget,
      federated.map(({ costs }) => costs[step]),
      bundled.map(({ costs }) => costs[step]),
    ),
  ),
  ...rowsOf(
    `a visitor’s landing, second visit (budget: ${secondVisitMs / 1000} s)`,
    {},
    federated.map(({ second }) => second),
    bundled.map(({ second }) => second),
  ),
].join('\n');
reportFigures('federation', table);

function rowsOf(
  what: string,
  budget: Reached['budget'],
  ours: (PageCost | undefined)[],
  theirs: (PageCost | undefined)[],
): string[] {
  const row = (name: string, figure: keyof PageCost, words: (value: number) => string) => {
    const values = (costs: (PageCost | undefined)[]) => costs.map((cost) => cost?.[figure] ?? Number.NaN);
    const spread = (all: number[]) =>
      Math.min(...all) === Math.max(...all)
        ? words(median(all))
        : `${words(median(all))} (${words(Math.min(...all))} to ${words(Math.max(...all))})`;
    const atMost = (ratio: number | undefined) => (ratio ? `≤ ${ratio.toFixed(2)}` : '');
    // Each round against its own neighbour: what slows the machine down slows both.
    const ratios = values(ours).map((value, index) => value / (values(theirs)[index] ?? Number.NaN));
    return `| ${name} | ${figure === 'ms' ? 'time' : figure} | ${spread(values(ours))} | ${spread(values(theirs))} | ${median(ratios).toFixed(2)} | ${atMost(budget[figure])} |`;
  };
  return [
    row(what, 'ms', (ms) => `${(ms / 1000).toFixed(2)} s`),
    row('', 'bytes', (bytes) => `${(bytes / 1000).toFixed(0)} kB`),
    row('', 'requests', String),
    row('', 'depth', String),
  ];
}
