import type { Database } from '../src/db/database';
import { seedPoll } from '../src/testing/seed-poll';
import { seedBrand } from '../src/testing/test-seed';

/** Where the benchmarks answer: a placement with a published poll of two questions. */
export interface BenchPlace {
  placementId: string;
  manifest: string;
  documentId: string;
}

export async function seedPlace(db: Database): Promise<BenchPlace> {
  const { experienceId, placementId } = await seedBrand(db, 'Benchmark');
  return { placementId, ...(await seedPoll(db, { experienceId })) };
}
