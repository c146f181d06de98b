import { limits, type VersionChanges } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { documents } from '../db/schema';
import { notFound } from '../problem';
import { inPublishedOrder } from './draft';
import { contentAt } from './revisions';
import { compiledFrom, readVersion } from './versions';

type Revisions = Readonly<Record<string, number>>;

/**
 * What differs between a version and another, or the draft as it is now.
 * @throws ProblemError 404 for a version that never was.
 */
export async function readChanges(
  db: Database,
  experienceId: string,
  { from, to }: { from: number; to: number | 'draft' },
): Promise<VersionChanges> {
  const before = await revisionsOf(db, experienceId, from);
  const after = await revisionsOf(db, experienceId, to);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => before[id] !== after[id],
  );
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.experienceId, experienceId), inArray(documents.id, changed)));
  const items: VersionChanges['items'] = [];
  for (const row of inPublishedOrder(rows).slice(0, limits.comparedDocuments)) {
    const data = async (revision: number | undefined) =>
      revision === undefined ? null : ((await contentAt(db, row, revision))?.data ?? null);
    const documentId = row.id;
    items.push({
      documentId,
      area: row.area,
      before: await data(before[documentId]),
      after: await data(after[documentId]),
    });
  }
  return { items, total: rows.length };
}

async function revisionsOf(
  db: Database,
  experienceId: string,
  version: number | 'draft',
): Promise<Revisions> {
  if (version !== 'draft') {
    const row = await readVersion(db, experienceId, version);
    if (!row) throw notFound('version');
    return compiledFrom(row);
  }
  const rows = await db
    .select({ id: documents.id, revision: documents.revision })
    .from(documents)
    .where(and(eq(documents.experienceId, experienceId), isNull(documents.archivedAt)));
  return Object.fromEntries(rows.map(({ id, revision }) => [id, revision]));
}
