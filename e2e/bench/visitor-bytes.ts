/**
 * What a visitor downloads before the first scene: JavaScript, brotli, without and with three; what it takes to vote and
 * to answer a survey of ten questions; and each remoteEntry.js.
 */
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { remoteNames } from '@vitrine/shared/contract/federation/registry';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { answerSurvey, askedDownloads, vote } from '../support/asked-downloads';
import { browserOptions } from '../support/browser-options';
import { currentRelease, remoteEntryOf } from '../support/current-release';
import {
  type Download,
  holdInside,
  isForLater,
  isThree,
  recordScripts,
  totalBytes,
} from '../support/downloads';
import { shellOrigin, startProduct, stopProducts } from '../support/product-process';
import { publishedAsking } from '../support/published-asking';

await startProduct();
const browser = await chromium.launch(browserOptions);
try {
  const page = await browser.newPage();
  const downloads = recordScripts(page);
  const letIn = await holdInside(page);
  await page.goto(`${shellOrigin}/showroom24`);
  await page.getByRole('button', { name: 'Step inside' }).waitFor();
  const isWaitedFor = (download: Download) => !isForLater(download);
  const landing = (await downloads.settled()).filter(isWaitedFor);
  for (const { bytes, url } of landing) process.stdout.write(`landing: ${bytes} bytes, ${url}\n`);
  await letIn();
  await page.getByRole('button', { name: 'Step inside' }).click();
  await page.getByRole('application').waitFor();
  await page.waitForLoadState('load');
  const code = (await downloads.settled()).filter(isWaitedFor);
  const without = code.filter((download) => !isThree(download));
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const served = (scripts: typeof code) =>
    `${kB(totalBytes(scripts))} as served (brotli), in ${scripts.length} files`;
  const asking = await publishedAsking();
  const asked: string[] = [];
  for (const [panel, what, answer] of [
    ['a vote', 'to vote', vote],
    ['a survey', 'to answer a survey of ten questions', answerSurvey],
  ] as const) {
    const { all, scripts } = await askedDownloads(browser, asking, answer);
    for (const { bytes, url } of all) process.stdout.write(`${what}: ${bytes} bytes, ${url}\n`);
    asked.push(
      `| a visitor’s JavaScript, styles and data ${what}, once inside | ≤ ${kB(budgets.asked[panel].bytes)} | ${served(all)} |`,
      `| of that the JavaScript | | ${served(scripts)} |`,
    );
  }
  const entries: string[] = [];
  for (const remote of remoteNames) {
    const entry = await (await fetch(remoteEntryOf(await currentRelease(remote)))).arrayBuffer();
    const bytes = gzipSync(Buffer.from(entry)).length;
    entries.push(
      `| \`remoteEntry.js\` of ${remote} | ≤ ${kB(budgets.bytes.remoteEntryGzip)} | ${kB(bytes)} gzip |`,
    );
  }
  reportFigures(
    'bytes',
    [
      '| downloaded | budget | measured |',
      '| --- | --- | --- |',
      `| a visitor’s JavaScript before the landing | ≤ ${kB(budgets.bytes.landingScript)} | ${served(landing)} |`,
      `| a visitor’s JavaScript before the first scene, without three | ≤ ${kB(budgets.bytes.sceneScript)} | ${served(without)} |`,
      `| the same, with three | | ${served(code)} |`,
      ...asked,
      ...entries,
    ].join('\n'),
  );
} finally {
  await browser.close();
  await stopProducts();
}
