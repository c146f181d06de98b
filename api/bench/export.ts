/**
 * `npm run bench -- export`: the responses to a survey as a table, out of the product's own process on both databases,
 * while visitors go on answering it. `--write` puts the table into docs/figures.md.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { emptySurvey } from '@vitrine/shared/contract';
import { demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import { reportFigures } from '../../scripts/bench/report-figures';
import { budgets } from '../../scripts/budgets';
import { openDatabase } from '../src/db/open';
import { documents } from '../src/db/schema';
import { newId } from '../src/ids';
import { startIdentityStandIn } from '../src/testing/identity-stand-in';
import { seedPart } from '../src/testing/seed-part';
import { seedRun } from '../src/testing/seed-run';
import { seed } from '../src/testing/test-seed';
import { askOf, startApi } from './bench-server';
import { createPostgres } from './create-postgres';
import { tenQuestions } from './ten-questions';

const rows = Number(process.env.BENCH_ROWS ?? 300_000);
const port = Number(process.env.BENCH_PORT ?? 4495);
const origin = `http://127.0.0.1:${port}`;
const say = (text: string) => process.stdout.write(`${text}\n`);
const identity = await startIdentityStandIn({ projectId: demoProjectId, tenantId: demoTenantId });
const headers = {
  authorization: `Bearer ${identity.token({ uid: 'uid-owner', email: 'owner@vitrine.test' })}`,
};

interface Place {
  brandId: string;
  placementId: string;
  documentId: string;
  manifest: string;
}

/** A tenth of the visitors left early, as many came beyond a quota. */
async function seedAnswers(dataDir: string, url: string | null): Promise<Place> {
  const { close, db, pool } = await openDatabase(url ? { url } : { folder: join(dataDir, 'database') });
  const { brandId, experienceId, placementId } = await seed(db, demoTenantId);
  const documentId = newId();
  await db.insert(documents).values({
    ...{ id: documentId, brandId, experienceId, area: 'surveys', order: 'a0', baseLanguage: 'en' },
    data: { ...emptySurvey() },
  });
  const part = { ...tenQuestions, documentId };
  const manifest = await seedPart(db, { experienceId, version: 1, server: {}, part, now: new Date() });
  await seedRun(db, { documentId, experienceId, placementId });
  const atOnce = 20_000;
  for (let from = 1; from <= rows; from += atOnce)
    await pool.query(
      `insert into responses (id, placement_id, run_id, experience_id, manifest_version, area, document_id,
          respondent_id, answer, language, idempotency_key, submission_hash, ending, partial, full_quota, received_at)
        select substr(md5('response' || n), 1, 16), $1, $2, $3, 1, 'surveys', $4, substr(md5('somebody' || n), 1, 16),
          jsonb_build_object('one', jsonb_build_array(option), 'two', jsonb_build_array(option),
            'three', jsonb_build_array(option), 'four', jsonb_build_array('a', 'b'), 'five', jsonb_build_array('c'),
            'six', jsonb_build_object('number', n % 11), 'seven', jsonb_build_object('number', n % 7),
            'eight', jsonb_build_object('number', n % 5), 'nine', '{"ranking":["b","c","a"]}'::jsonb,
            'ten', jsonb_build_object('text', 'What I liked most was the light of number ' || n)),
          'en', md5('key' || n), 'hash', 'e1', n % 10 = 0, case when n % 10 = 1 then 'few' end,
          now() - make_interval(secs => ($6 - n)::float8 * 10)
        from generate_series($5::int, $7::int) n
        cross join lateral (select chr(97 + n % 3) as option) chosen`,
      [placementId, newId(), experienceId, documentId, from, rows, Math.min(from + atOnce - 1, rows)],
    );
  await pool.query('analyze');
  await close();
  return { brandId, placementId, documentId, manifest };
}

/** Visitors who answer one after the other, until they are told to stop: how long each waited, in milliseconds. */
async function answering({ documentId, manifest, placementId }: Place, done: AbortSignal): Promise<number[]> {
  const waits: number[] = [];
  while (!done.aborted) {
    const session = await fetch(`${origin}/v1/visitor-sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
    const startedAt = performance.now();
    const answer = await fetch(`${origin}/v1/placements/${placementId}/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': newId(), cookie },
      body: JSON.stringify({ manifest, documentId, answers: { one: ['a'] }, language: 'en' }),
    });
    if (answer.status !== 201) throw new Error(`An answer was refused: ${await answer.text()}`);
    waits.push(performance.now() - startedAt);
    await wait(10);
  }
  return waits;
}

/**
 * What a process keeps at most while something is done, in MB, beyond what it kept before. Clearing away holds it up, so
 * nothing else is measured meanwhile.
 */
async function keptDuring(child: ChildProcess, work: () => Promise<unknown>): Promise<number> {
  const before = await askOf(child, 'keptBytes');
  let most = before;
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    most = Math.max(most, await askOf(child, 'keptBytes'));
    await wait(200);
  }
  await done;
  return (most - before) / 1e6;
}

interface Measured {
  seconds: number;
  megabytes: number;
  /** Of the process, at most, beyond what it kept before: what was left when all it no longer needed was cleared away. */
  keptMegabytes: { ofTenth: number; ofAll: number };
  answers: number;
  longestAnswerMs: number;
  longestStallMs: number;
}

async function measure(dataDir: string, url: string | null): Promise<Measured> {
  const place = await seedAnswers(dataDir, url);
  say(`${rows.toLocaleString('en')} responses`);
  const child = await startApi(
    { dataDir, port },
    { FIREBASE_AUTH_EMULATOR_HOST: identity.host, ...(url && { DATABASE_URL: url }) },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const of = `${origin}/v1/brands/${place.brandId}/documents/${place.documentId}`;
  try {
    const all = () => exported(`${of}/survey-responses`);
    // Ten seconds lie between two of them.
    const sinceTenth = new Date(Date.now() - rows * 1000).toISOString();
    const tenth = () => exported(`${of}/survey-responses?since=${sinceTenth}`);
    // Warms what stays warm in use.
    await tenth();
    const keptMegabytes = { ofTenth: await keptDuring(child, tenth), ofAll: await keptDuring(child, all) };
    const ended = new AbortController();
    const waits = answering(place, ended.signal);
    await askOf(child, 'longestStallMs');
    const startedAt = performance.now();
    const { bytes, lines } = await all();
    const seconds = (performance.now() - startedAt) / 1000;
    const longestStallMs = await askOf(child, 'longestStallMs');
    ended.abort();
    if (lines < rows) throw new Error(`Only ${lines} lines were exported`);
    const waited = await waits;
    return {
      seconds,
      megabytes: bytes / 1e6,
      keptMegabytes,
      answers: waited.length,
      longestAnswerMs: Math.max(...waited),
      longestStallMs,
    };
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

async function exported(address: string) {
  const answer = await fetch(address, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`);
  let [bytes, lines] = [0, 0];
  for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  return { bytes, lines };
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-export-'));
const postgres = await createPostgres('export');
const measured: [name: string, of: Measured][] = [];
try {
  if (postgres) measured.push(['PostgreSQL', await measure(join(folder, 'postgres'), postgres.url)]);
  measured.push(['PGlite', await measure(join(folder, 'pglite'), null)]);
} finally {
  await postgres?.drop();
  await identity.close();
  await rm(folder, { recursive: true, force: true });
}

const { keptMegabytes: most, longestStallMs: longest } = budgets.export;
const kept = (megabytes: number) => `${megabytes < most ? '' : '**over** '}${megabytes.toFixed(1)} MB`;
const tenth = (rows / 10).toLocaleString('en');
const lines: [name: string, cell: (of: Measured) => string][] = [
  ['the whole table', ({ megabytes, seconds }) => `${megabytes.toFixed(0)} MB in ${seconds.toFixed(1)} s`],
  [`memory kept for it at most, < ${most} MB`, ({ keptMegabytes: { ofAll } }) => kept(ofAll)],
  [`the same for ${tenth} of them`, ({ keptMegabytes: { ofTenth } }) => kept(ofTenth)],
  [
    `nothing else in the process had its turn for, < ${longest} ms`,
    ({ longestStallMs }) => `${longestStallMs < longest ? '' : '**over** '}${longestStallMs.toFixed(0)} ms`,
  ],
  ['answers meanwhile, one after the other', ({ answers }) => String(answers)],
  ['longest wait of one', ({ longestAnswerMs }) => `${longestAnswerMs.toFixed(0)} ms`],
];
reportFigures(
  'export',
  [
    `| ${rows.toLocaleString('en')} responses | ${measured.map(([name]) => name).join(' | ')} |`,
    `| --- | ${measured.map(() => '---').join(' | ')} |`,
    ...lines.map(([name, cell]) => `| ${name} | ${measured.map(([, of]) => cell(of)).join(' | ')} |`),
  ].join('\n'),
);
