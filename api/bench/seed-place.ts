import type { Database } from '../src/db/database';
import { openFirstRounds } from '../src/responses/runs';
import { seedLedger } from '../src/testing/seed-ledger';
import { seedPoll } from '../src/testing/seed-poll';
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
  await openFirstRounds(db, { experienceId, placementId, documentIds: [documentId] }, new Date());
  if (responses > 0) await seedLedger(db, { experienceId, placementId, documentId }, responses);
  return { placementId, ...poll };
}
