/**
 * How long a visitor on a slow network waits: until "Step inside" can be pressed, and from the press, 2.5 s after the
 * page was asked for, until the scene stands with all of its models. 400 kbit/s, 150 ms round trip.
 */
import { type Browser, chromium } from '@playwright/test';
import { median } from '../../scripts/bench/median';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { browserOptions } from '../support/browser-options';
import { shellOrigin, startProduct, stopProducts } from '../support/product-process';
import { countCost } from './page-cost';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const network = { latencyMs: 150, downBitsPerSecond: 400_000, upBitsPerSecond: 200_000 };
/** A visitor has read the title by then. */
const readMs = 2500;

interface WayIn {
  pressableMs: number;
  sceneMs: number;
  bytes: number;
}

async function walkIn(browser: Browser): Promise<WayIn> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // What a worker fetches is not slowed down.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // As Chrome itself says on such a network, which knows nothing of one that is only made slow.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  );
  const cost = await countCost(page, network);
  const startedAt = performance.now();
  const passed = () => performance.now() - startedAt;
  await page.goto(`${shellOrigin}/showroom24`, { waitUntil: 'commit' });
  // A link before the scripts have come.
  const enter = page.getByText('Step inside', { exact: true });
  await enter.waitFor();
  const pressableMs = passed();
  await page.waitForTimeout(Math.max(0, readMs - pressableMs));
  const pressedAt = passed();
  // By hand, where it is: whatever the page does with it, before or after its scripts have come.
  const box = await enter.boundingBox();
  if (!box) throw new Error('The way in is not on the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('application').waitFor({ timeout: 120_000 });
  await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 120_000 });
  const way = { pressableMs, sceneMs: passed() - pressedAt, bytes: cost().bytes };
  await context.close();
  return way;
}

await startProduct();
const browser = await chromium.launch(browserOptions);
const ways: WayIn[] = [];
try {
  // Models are compressed for whoever asks first.
  await walkIn(browser);
  for (let round = 0; round < rounds; round++) ways.push(await walkIn(browser));
} finally {
  await browser.close();
  await stopProducts();
}
const row = (what: string, budgetMs: number, values: number[]) => {
  const [least, middle, most] = [Math.min(...values), median(values), Math.max(...values)].map(seconds);
  return `| ${what} | ≤ ${seconds(budgetMs)} | ${middle} (${least} to ${most} in ${rounds} runs) |`;
};
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
reportFigures(
  'way-in',
  [
    '| time | budget | measured |',
    '| --- | --- | --- |',
    row(
      '“Step inside” can be pressed',
      budgets.wayIn.pressableMs,
      ways.map(({ pressableMs }) => pressableMs),
    ),
    row(
      'from the press until the scene stands',
      budgets.wayIn.sceneMs,
      ways.map(({ sceneMs }) => sceneMs),
    ),
    `| downloaded by then | | ${(median(ways.map(({ bytes }) => bytes)) / 1000).toFixed(0)} kB |`,
  ].join('\n'),
);
