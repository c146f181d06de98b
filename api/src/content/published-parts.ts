import type { ManifestPartContent } from '@vitrine/shared/contract';
import { and, desc, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { manifestParts, manifests } from '../db/schema';
import { partAs } from './schema-migrations';

/** What a document was in the published versions of its experience, the newest first, each once. */
export async function publishedParts(
  db: Database,
  experienceId: string,
  documentId: string,
): Promise<ManifestPartContent[]> {
  // One that did not change is the same part in many versions.
  const part = sql`jsonb_array_elements(${manifests.root} -> 'parts') part`;
  const hash = sql<string>`part ->> 'hash'`;
  const found = await db
    .select({ hash })
    .from(manifests)
    .crossJoin(part)
    .where(and(eq(manifests.experienceId, experienceId), sql`part ->> 'documentId' = ${documentId}`))
    .groupBy(hash)
    .orderBy(desc(max(manifests.version)));
  const parts: ManifestPartContent[] = [];
  for (const { hash } of found) {
    const [stored] = await db.select().from(manifestParts).where(eq(manifestParts.hash, hash));
    if (stored) parts.push(partAs(stored.content));
  }
  return parts;
}
