import { buildApp } from './app';
import { areaJobs } from './areas/registry';
import { ConfigError, readConfig } from './config';
import {
  experienceImportJob,
  experienceImportJobKind,
} from './content/experience-files/experience-import-job';
import { forgetOldImports } from './content/imports/import-files';
import { importJob, importJobKind } from './content/imports/import-job';
import { publishJob, publishPlanned } from './content/publish-plan';
import { DatabaseStartError } from './db/database-start-error';
import { startJobs } from './db/jobs';
import { people } from './db/schema';
import { refreshStatistics } from './db/statistics';
import { forgetOldKeys } from './idempotency';
import { deliverJob, deliverJobKind } from './integrations/deliver';
import { ensureSamples } from './library/samples';
import { openDependencies } from './open-dependencies';
import { closeDueRun, closeRunJob } from './responses/close-due-run';
import { watchUnusedConnections } from './unused-connections';
import { forgetOldResponses } from './visitors/forget-old-responses';
import { rollUpVisits } from './visitors/roll-up-visits';

/** How long open requests may take to finish once the process is told to stop. */
const patienceMs = 10_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The process: reads the environment, opens the dependencies, listens, and shuts down cleanly. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { close, dependencies, failure } = await openDependencies(config);
  const app = await buildApp(dependencies);
  const closeUnused = watchUnusedConnections(app.server);
  await ensureSamples(dependencies);
  if (config.demoSeed && (await dependencies.db.$count(people)) === 0) {
    // Production's image has no such package.
    const { seedDemo } = await import('@vitrine/demo/seed-demo');
    await seedDemo(dependencies, app.log);
  }

  failure.then((error) => {
    app.log.fatal({ err: error }, 'the database has ended');
    process.exit(1);
  });

  const jobs = await startJobs({
    db: dependencies.db,
    now: dependencies.now,
    kinds: {
      [importJobKind]: importJob(dependencies),
      [experienceImportJobKind]: experienceImportJob(dependencies),
      'forget-imports': { everyMs: hourMs, run: () => forgetOldImports(dependencies) },
      'forget-idempotency-keys': {
        everyMs: hourMs,
        run: () => forgetOldKeys(dependencies.db, dependencies.now()),
      },
      'forget-old-responses': {
        everyMs: 6 * hourMs,
        long: true,
        run: () => forgetOldResponses(dependencies),
      },
      'roll-up-visits': {
        everyMs: 10 * minuteMs,
        long: true,
        run: (_, stopping) => rollUpVisits(dependencies, stopping),
      },
      [deliverJobKind]: deliverJob(dependencies),
      ...areaJobs(dependencies),
      // PostgreSQL does it by itself.
      ...(config.databaseUrl === null && {
        'refresh-statistics': {
          everyMs: minuteMs,
          run: async () => void (await refreshStatistics(dependencies.db)),
        },
      }),
      [closeRunJob]: { run: (data) => closeDueRun(dependencies, data) },
      [publishJob]: { run: (data) => publishPlanned(dependencies, data) },
    },
    onError: (kind, error) => app.log.warn({ err: error, kind }, 'a job failed and is tried again later'),
  });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), patienceMs).unref();
    const closing = app.close();
    closeUnused();
    await closing;
    await jobs.stop();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await jobs.stop();
    await close();
    throw error;
  }
}

/** What stops the start, as one line that says what to do; anything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseStartError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop the process that uses it, or set PORT to another one.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
