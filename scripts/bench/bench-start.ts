/** Cold `npm ci`, cold and warm build, cold and warm `npm start` until every part is up. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../start/parts';
import { run } from '../start/run';
import { median } from './median';
import { reportFigures } from './report-figures';

const warmRounds = 3;
const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
const clone = join(folder, 'clone');
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const rows: string[] = [];
/** Shown when it is known: the whole takes minutes. */
const report = (what: string, times: number[]) => {
  const spread = `${seconds(Math.min(...times))} to ${seconds(Math.max(...times))} in ${times.length} runs`;
  rows.push(`| ${what} | ${seconds(median(times))}${times.length > 1 ? ` (${spread})` : ''} |`);
  process.stdout.write(`${rows.at(-1)}\n`);
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Times from the command to its table of addresses, and when the emulator said it was ready; then ends it. */
function startOnce(): Promise<{ readyMs: number; emulatorMs: number }> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const child = spawn(
      process.execPath,
      ['scripts/start.mjs', '--port', '3600', '--data', join(folder, 'data')],
      {
        cwd: clone,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    let said = '';
    let readyMs = 0;
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (readyMs || !said.includes('Vitrine is up.')) return;
      readyMs = performance.now() - startedAt;
      child.kill('SIGINT');
    });
    child.on('exit', () => {
      const emulatorMs = Number(/READY Auth emulator .* in (\d+) ms/.exec(said)?.[1] ?? 0);
      if (readyMs) resolve({ readyMs, emulatorMs });
      else reject(new Error(said));
    });
  });
}

try {
  await run('git', ['clone', '--quiet', root, clone]);
  report('`npm ci` with nothing installed', [
    await timed(() => run('npm', ['ci', '--prefer-offline'], { cwd: clone })),
  ]);
  const build = () => run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: clone });
  report('build, cold', [await timed(build)]);
  const warm: number[] = [];
  for (let round = 0; round < warmRounds; round++)
    warm.push(
      await timed(() =>
        run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--force'], { cwd: clone }),
      ),
    );
  report('the same, with webpack’s cache warm', warm);
  report('the same, with nothing changed', [await timed(build)]);

  for (const built of ['shell', 'remote-manager', 'remote-experience-editor', 'remote-viewer'])
    for (const made of ['dist', '.cache']) rmSync(join(clone, built, made), { recursive: true, force: true });
  const cold = await startOnce();
  report('`npm start` until every part is up, cold (with the builds and the demo)', [cold.readyMs]);
  const starts: Awaited<ReturnType<typeof startOnce>>[] = [];
  for (let round = 0; round < warmRounds; round++) starts.push(await startOnce());
  report(
    'the same, warm',
    starts.map(({ readyMs }) => readyMs),
  );
  report(
    'of which the emulator',
    starts.map(({ emulatorMs }) => emulatorMs),
  );
  reportFigures('start', ['| time | measured |', '| --- | --- |', ...rows].join('\n'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
