/**
 * How long after one person's change is saved it stands on the screen of another who has the same poll, product, scene
 * or list open: two people in two browsers, one of whom only looks.
 */
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { type DocumentArea, emptyProduct, endpoints } from '@vitrine/shared/contract';
import { median } from '../../scripts/bench/median';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { apiAs } from '../support/api';
import { flatOptions } from '../support/browser-options';
import { shellOrigin, startProduct, stopProducts } from '../support/product-process';
import { publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

const changes = 20;

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

/** Settles once the place says it: looked at before each frame that the page draws. */
async function untilSays(place: Locator, said: string): Promise<void> {
  await place
    .page()
    .waitForFunction(
      ([element, expected]) =>
        (element instanceof HTMLInputElement ? element.value : (element.textContent ?? '')).includes(
          expected,
        ),
      [await place.evaluateHandle((element) => element), said] as const,
      { polling: 'raf', timeout: 30_000 },
    );
}

interface Looked {
  what: string;
  area: DocumentArea;
  id: string;
  /** Where the one who only looks is, below the experience. */
  looksAt: string;
  place: (page: Page) => Locator;
}

/** @returns each change's time from its saved answer until it shows, in milliseconds. */
async function arrivals(browser: Browser, experience: string, looked: Looked): Promise<number[]> {
  const [writer, reader] = await Promise.all([
    staffBrowser(browser, 'manager'),
    staffBrowser(browser, 'owner'),
  ]);
  const writes = await writer.newPage();
  const reads = await reader.newPage();
  await writes.goto(`${shellOrigin}${experience}/${looked.area}?id=${looked.id}`);
  await reads.goto(`${shellOrigin}${experience}/${looked.looksAt}`);
  await looked.place(reads).waitFor();
  const times: number[] = [];
  for (let nth = 0; nth < changes; nth++) {
    const said = `Said ${nth} times`;
    const saved = writes.waitForResponse((response) => response.request().method() === 'PATCH');
    const shown = untilSays(looked.place(reads), said).then(() => performance.now());
    await title(writes).fill(said);
    await saved;
    const savedAt = performance.now();
    times.push(Math.max(0, (await shown) - savedAt));
  }
  await Promise.all([writer.close(), reader.close()]);
  process.stdout.write(`${looked.what} measured\n`);
  return times;
}

await startProduct();
const browser = await chromium.launch(flatOptions);
try {
  const api = await apiAs('owner');
  const demo = await api.call(endpoints.listBrands, { query: { q: 'Ask & Ekdal' } });
  const own = await publishedExperience(api, 'Two people', demo.items[0]?.id);
  const { id: productId } = await api.call(endpoints.createDocument, {
    params: { brandId: own.brandId },
    body: {
      experienceId: own.experienceId,
      area: 'products',
      data: { ...emptyProduct(), title: { en: 'Chair' }, handle: 'chair' },
    },
  });
  const ofForm = (what: string, area: DocumentArea, id: string): Looked => {
    return { what, area, id, looksAt: `${area}?id=${id}`, place: title };
  };
  const budget = `≤ ${budgets.colleague.shownMs.toLocaleString('en')} ms`;
  const rows: string[] = [];
  for (const looked of [
    ofForm('a poll', 'polling', own.pollId),
    ofForm('a product', 'products', productId),
    ofForm('a scene', 'scenes', own.sceneId),
    {
      what: 'the list of polls',
      area: 'polling' as const,
      id: own.pollId,
      looksAt: 'polling',
      place: (page: Page) => page.getByRole('main').first(),
    },
  ]) {
    const times = (await arrivals(browser, own.experience, looked)).toSorted((a, b) => a - b);
    const ms = (value: number | undefined) => `${(value ?? Number.NaN).toFixed(0)} ms`;
    rows.push(`| ${looked.what} | ${budget} | ${ms(median(times))} | ${ms(times.at(-1))} |`);
  }
  reportFigures(
    'colleague',
    [
      '| a colleague’s change shows, after it is saved, in | budget | median | most |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  );
} finally {
  await browser.close();
  await stopProducts();
}
