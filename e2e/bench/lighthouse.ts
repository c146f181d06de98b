/**
 * What Lighthouse says of the landing, as it measures phones: a processor four times as slow, 1.6 Mbit/s, 150 ms. npx
 * fetches it for this alone. A whole Chromium is needed, not its headless shell.
 */
import { execFileSync } from 'node:child_process';
import { median } from '../../scripts/bench/median';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { shellOrigin, startProduct, stopProducts } from '../support/product-process';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<string, { score: number }>;
}

function look(): Report {
  const options = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox'];
  const answer = execFileSync(
    'npx',
    ['--yes', 'lighthouse@13.5.0', `${shellOrigin}/showroom24`, ...options],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(String(answer));
}

await startProduct();
const reports: Report[] = [];
try {
  for (let round = 0; round < rounds; round++) reports.push(look());
} finally {
  await stopProducts();
}
const row = (category: (typeof categories)[number]) => {
  const scores = reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
  const measured = `${median(scores)} (${Math.min(...scores)} to ${Math.max(...scores)} in ${rounds} runs)`;
  return `| ${category} | ≥ ${budgets.lighthouse[category]} | ${measured} |`;
};
reportFigures(
  'lighthouse',
  ['| points of 100 | budget | measured |', '| --- | --- | --- |', ...categories.map(row)].join('\n'),
);
