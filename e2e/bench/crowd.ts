/**
 * How long a visitor waits until the API has recorded their answer to a poll, through the shell's server, while 5,000
 * others have live streams open and a hundred clients ask without reading, against the same when nobody else is there:
 * rounds in turns.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Agent } from 'undici';
import { median } from '../../scripts/bench/median';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { shellOrigin, startProduct, stopProducts } from '../support/product-process';
import { openPoll } from './crowd/answer-poll';

const streams = 5000;
const hostile = 100;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const asked = 3000;
const askers = 4;

type Poll = Awaited<ReturnType<typeof openPoll>>;

/**
 * One visitor after the other, in as many queues as there are askers; each has come before, and answers once.
 * @returns each one's wait in milliseconds.
 */
async function waits({ answer, newVisitor }: Poll): Promise<number[]> {
  const visitors: string[] = [];
  for (let nth = 0; nth < asked; nth++) visitors.push(await newVisitor());
  const all: number[] = [];
  const queue = async () => {
    for (let visitor = visitors.pop(); visitor; visitor = visitors.pop()) {
      const startedAt = performance.now();
      await answer(visitor);
      all.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: askers }, queue));
  return all.sort((a, b) => a - b);
}

const at = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
const inMs = (ms: number) => `${ms.toFixed(1)} ms`;
const say = (text: string) => process.stdout.write(`${text}\n`);

// All of them come from one address, faster than any venue.
for (const limit of ['PER_ADDRESS', 'NEW_RESPONDENTS']) process.env[`RATE_LIMIT_${limit}`] = '0';
await startProduct();
const dispatcher = new Agent();
const crowd = fork(
  fileURLToPath(new URL('./crowd/crowd-process.ts', import.meta.url)),
  [new URL(shellOrigin).port, streams, hostile].map(String),
  { execArgv: ['--import', 'tsx'] },
);
const ended = once(crowd, 'exit').then(() => {
  throw new Error('The crowd’s process is gone');
});
ended.catch(() => {});
const tell = async (what: 'in' | 'out') => {
  crowd.send(what);
  await Promise.race([once(crowd, 'message'), ended]);
};
try {
  const poll = await openPoll(dispatcher);
  await waits(poll);
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const quiet = await waits(poll);
    await tell('in');
    const crowded = await waits(poll);
    await tell('out');
    ratios.push(at(crowded, 0.99) / at(quiet, 0.99));
    say(
      `round ${round}: p99 ${inMs(at(quiet, 0.99))} alone, ${inMs(at(crowded, 0.99))} in the crowd; medians ${inMs(at(quiet, 0.5))} and ${inMs(at(crowded, 0.5))}`,
    );
  }
  const spread = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2)).join(' to ');
  reportFigures(
    'crowd',
    [
      '| 99 of 100 answers came within, in the crowd ÷ alone | budget | measured |',
      '| --- | --- | --- |',
      `| ${streams.toLocaleString('en')} live streams and ${hostile} clients that do not read | ≤ ${budgets.crowd.p99Ratio} | ${median(ratios).toFixed(2)} (${spread}) |`,
    ].join('\n'),
  );
} finally {
  if (crowd.connected) crowd.disconnect();
  await dispatcher.destroy();
  await stopProducts();
}
