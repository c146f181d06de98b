import type { Database } from '../src/db/database';
import { seedLedger } from '../src/testing/seed-ledger';
import { seedPoll } from '../src/testing/seed-poll';
import { seedRun } from '../src/testing/seed-run';
import { seedBrand } from '../src/testing/test-seed';

/** Where the benchmarks answer: a placement with a published poll of two questions. */
export interface BenchPlace {
  placementId: string;
  manifest: string;
  documentId: string;
}

/** @param responses that it holds already. */
export async function seedPlace(db: Database, responses = 0): Promise<BenchPlace> {
  const { experienceId, placementId } = await seedBrand(db, 'Benchmark');
  const poll = await seedPoll(db, { experienceId });
  const { documentId } = poll;
  await seedRun(db, { experienceId, placementId, documentId });
  if (responses > 0) await seedLedger(db, { experienceId, placementId, documentId }, responses);
  return { placementId, ...poll };
}
