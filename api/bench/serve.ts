/**
 * The API as a process of its own for the benchmark: the product's app on the product's dependencies, with one
 * difference where BENCH_LEDGER=none: a ledger that accepts at once and keeps nothing. Its placement begins with
 * BENCH_RESPONSES responses to a poll, or with a survey where BENCH_ASKS=survey, and watchers get a snapshot every BENCH_SNAPSHOT_MS. Says where it listens as one JSON line.
 */
import { buildApp } from '../src/app';
import { readConfig } from '../src/config';
import { liveTimes } from '../src/live/live-times';
import { openDependencies } from '../src/open-dependencies';
import type { Ledger } from '../src/responses/ledger';
import { seedPlace, seedSurveyPlace } from './seed-place';

const forgetful: Ledger = {
  record: async ({ answers, documentId, id, placementId }) => ({
    kind: 'accepted',
    id,
    ending: null,
    answered: answers,
    run: {
      id,
      placementId,
      documentId,
      round: 1,
      state: 'open',
      held: false,
      closesAt: null,
      respondents: 1000,
      sequence: 1000,
      stateSequence: 1,
      tallies: { wood: { oak: 400, ash: 300, elm: 300 }, rooms: { hall: 1000, attic: 1000 } },
    },
  }),
};

const config = readConfig(process.env);
const { close, dependencies } = await openDependencies(config);
const place =
  process.env.BENCH_ASKS === 'survey'
    ? await seedSurveyPlace(dependencies.db)
    : await seedPlace(dependencies.db, Number(process.env.BENCH_RESPONSES ?? 0));
const snapshot = Number(process.env.BENCH_SNAPSHOT_MS ?? liveTimes.snapshot);
const app = await buildApp(dependencies, {
  liveTimes: { ...liveTimes, snapshot },
  ...(process.env.BENCH_LEDGER === 'none' && { ledger: forgetful }),
});
await app.listen({ host: config.host, port: config.port });
const address = app.server.address();
process.stdout.write(
  `${JSON.stringify({ ...place, port: typeof address === 'object' ? address?.port : 0 })}\n`,
);

process.on('SIGTERM', async () => {
  app.server.closeAllConnections();
  await app.close();
  await close();
  process.exit(0);
});
