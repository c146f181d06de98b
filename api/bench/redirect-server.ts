/**
 * The API as a process of its own for the benchmark of redirects: the product's app on the product's dependencies, with
 * ten experiences of a thousand codes with twenty rules each, and beside `/q/{code}` an address that always leads to the
 * same place. Says where it listens and what its codes are as one JSON line.
 */
import { buildApp } from '../src/app';
import { readConfig } from '../src/config';
import { openDependencies } from '../src/open-dependencies';
import { seedCodes } from '../src/testing/seed-codes';
import { seedBrand } from '../src/testing/test-seed';

const experiences = Number(process.env.BENCH_EXPERIENCES ?? 10);

const config = readConfig(process.env);
const { close, dependencies } = await openDependencies(config);
const codes: string[] = [];
for (let number = 0; number < experiences; number++) {
  const brand = await seedBrand(dependencies.db, `Benchmark ${number}`);
  codes.push(...(await seedCodes(dependencies.db, brand, { codes: 1000, placements: 100 })));
}
const app = await buildApp(dependencies);
app.get('/fixed', (_, reply) =>
  reply.header('cache-control', 'no-store').redirect('/placement?from=code', 302),
);
await app.listen({ host: config.host, port: config.port });
const address = app.server.address();
process.stdout.write(`${JSON.stringify({ codes, port: typeof address === 'object' ? address?.port : 0 })}\n`);

process.on('SIGTERM', async () => {
  app.server.closeAllConnections();
  await app.close();
  await close();
  process.exit(0);
});
