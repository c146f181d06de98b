/**
 * `npm run bench:api`, the half in a browser: how long the page is busy at a time while somebody scrolls through long
 * lists, turns their pages and searches them, in the product as it is built. `--write` puts the table into
 * docs/figures.md.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { openDatabase } from '../../api/src/db/open';
import { seedLists } from '../../api/src/testing/seed-lists';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { browserOptions } from '../support/browser-options';
import {
  databaseFolder,
  killProduct,
  shellOrigin,
  startProduct,
  stopProducts,
} from '../support/product-process';
import { staffBrowser } from '../support/sign-in';

const sizes = {
  brands: 10_000,
  stores: 50_000,
  placements: 200_000,
  large: { stores: 10_000, placements: 40_000 },
};
/** After what was asked for last is there. */
const settleMs = 1000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Once the ended product's own process has let go of it. */
async function openFreeDatabase() {
  for (let attempt = 0; ; attempt++)
    try {
      return await openDatabase({ folder: databaseFolder() });
    } catch (error) {
      if (attempt === 40) throw error;
      await pause(500);
    }
}

/** Fills the product's database, which only one process has at a time. */
async function seedProduct() {
  await startProduct();
  await killProduct();
  const { close, db, pool } = await openFreeDatabase();
  const { brandId } = await seedLists(db, sizes);
  await pool.query('vacuum analyze');
  await close();
  await startProduct();
  return brandId;
}

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** What browsers call a long task: more than 50 ms without a look at what people do. */
const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
const longTasks = (page: Page) => page.evaluate(() => window.longTasks.splice(0));

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(720, 500);
  for (const direction of [1, -1])
    for (let step = 0; step < 20; step++) {
      await page.mouse.wheel(0, direction * 240);
      await pause(40);
    }
}

async function turn(page: Page): Promise<void> {
  for (let pages = 0; pages < 5; pages++) {
    const shown = page.getByRole('navigation', { name: /^Pages of/ }).getByRole('status');
    const before = await shown.textContent();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForFunction(
      ([at]) => document.querySelector('main nav [role="status"]')?.textContent !== at,
      [before],
    );
    await pause(200);
  }
}

async function search(page: Page, words: string[]): Promise<void> {
  const field = page.getByRole('searchbox');
  for (const word of words) {
    await field.click();
    for (const key of word) {
      await page.keyboard.type(key);
      await pause(120);
    }
    await pause(settleMs);
    await field.fill('');
    await pause(settleMs);
  }
}

type Figure = Map<string, number[]>;

async function measureList(page: Page, address: string, words: string[]): Promise<Figure> {
  await page.goto(shellOrigin + address);
  await page.getByRole('navigation', { name: /^Pages of/ }).waitFor();
  await pause(settleMs);
  await longTasks(page);
  const tasks = new Map<string, number[]>();
  for (const [what, act] of [
    ['scrolling', () => scroll(page)],
    ['turning pages', () => turn(page)],
    ['searching', () => search(page, words)],
  ] as const) {
    await act();
    await pause(settleMs);
    tasks.set(what, await longTasks(page));
  }
  return tasks;
}

async function measure(browser: Browser, brandId: string) {
  const staff = await staffBrowser(browser, 'owner', { viewport: { width: 1440, height: 900 } });
  const page = await staff.newPage();
  await watchTasks(page);
  const panel = '/manager/panel/brands';
  const lists: [name: string, address: string, words: string[]][] = [
    ['10,000 brands, cards', panel, ['licht', 'maison 7283']],
    ['10,000 brands, table', `${panel}?view=table`, ['licht', 'maison 7283']],
    ['10,000 stores, cards', `${panel}/${brandId}/stores`, ['lyon', 'porto 8885']],
    ['10,000 stores, table', `${panel}/${brandId}/stores?view=table`, ['lyon', 'porto 8885']],
  ];
  const figures = new Map<string, Figure>();
  for (const [name, address, words] of lists) {
    figures.set(name, await measureList(page, address, words));
    process.stdout.write(`${name} measured\n`);
  }
  await staff.close();
  return figures;
}

const brandId = await seedProduct();
const browser = await chromium.launch(browserOptions);
let figures: Map<string, Figure>;
try {
  figures = await measure(browser, brandId);
} finally {
  await browser.close();
  await stopProducts();
}
const cell = (tasks: number[] = []) =>
  tasks.length === 0 ? 'none' : `**${tasks.length}**, the longest ${Math.max(...tasks).toFixed(0)} ms`;
const table = [
  `| tasks over ${budgets.lists.longTaskMs} ms | budget | scrolling | turning 5 pages | searching |`,
  '| --- | --- | --- | --- | --- |',
  ...[...figures].map(
    ([name, tasks]) =>
      `| ${name} | none | ${['scrolling', 'turning pages', 'searching'].map((what) => cell(tasks.get(what))).join(' | ')} |`,
  ),
].join('\n');
reportFigures('scrolling', table);
