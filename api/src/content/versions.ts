import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../db/database';
import { manifests } from '../db/schema';
import type { ServerHalf } from './compile';

export type ManifestRow = typeof manifests.$inferSelect;

/** Whose experience is published or taken away, and when. */
export interface Publisher {
  brandId: string;
  experienceId: string;
  personId: string;
  now: Date;
}

/** @returns null for a version that never was. */
export async function readVersion(db: Database | Transaction, experienceId: string, version: number) {
  const [row] = await db
    .select()
    .from(manifests)
    .where(and(eq(manifests.experienceId, experienceId), eq(manifests.version, version)));
  return row ?? null;
}

const serverHalf = z.looseObject({ documents: z.record(z.string(), z.int()).default({}) });
export const compiledFrom = (row: ManifestRow): ServerHalf['documents'] =>
  serverHalf.parse(row.serverHalf).documents;
