import { areaDocuments, type DocumentArea } from '@vitrine/shared/contract';
import { and, asc, desc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../db/database';
import { inBatches } from '../db/in-batches';
import { documentRevisions } from '../db/schema';
import { applyPatch } from './merge-patch';

/** So many patches at most are replayed to see an older revision. */
const snapshotEvery = 20;

/** What one write changed. `data` is the merge patch of the document's data. */
export interface RevisionPatch {
  data?: Record<string, unknown>;
  order?: string;
  archived?: boolean;
}

const contentSchema = z.object({ data: z.record(z.string(), z.unknown()), order: z.string() });
type Content = z.infer<typeof contentSchema>;

/** A document as a write left it, and what the write changed. */
export interface RecordedWrite {
  document: Content & { id: string; revision: number };
  patch: RevisionPatch;
}

/** Writes down writes of documents, with the whole content every so often. */
export async function recordRevisions(
  tx: Transaction,
  writes: RecordedWrite[],
  { at, by }: { by: string; at: Date },
): Promise<void> {
  const rows = writes.map(({ document: { data, id, order, revision }, patch }) => ({
    documentId: id,
    revision,
    patch: { ...patch },
    snapshot: revision === 1 || revision % snapshotEvery === 0 ? { data, order } : null,
    by,
    at,
  }));
  for (const some of inBatches(rows)) await tx.insert(documentRevisions).values(some);
}

/**
 * A document's content as a revision left it: the snapshot before, and the patches since.
 * @returns null when the document has no such revision.
 */
export async function contentAt(
  tx: Database | Transaction,
  { area, id: documentId }: { id: string; area: DocumentArea },
  revision: number,
): Promise<(Content & { at: Date; by: string | null }) | null> {
  const ofDocument = eq(documentRevisions.documentId, documentId);
  const [start] = await tx
    .select()
    .from(documentRevisions)
    .where(and(ofDocument, lte(documentRevisions.revision, revision), isNotNull(documentRevisions.snapshot)))
    .orderBy(desc(documentRevisions.revision))
    .limit(1);
  const rest = start
    ? await tx
        .select()
        .from(documentRevisions)
        .where(
          and(
            ofDocument,
            gt(documentRevisions.revision, start.revision),
            lte(documentRevisions.revision, revision),
          ),
        )
        .orderBy(asc(documentRevisions.revision))
    : [];
  const last = rest.at(-1) ?? start;
  if (!start || last?.revision !== revision) return null;
  const { data, order } = rest.reduce(
    (before, { patch }) => merged(before, patch),
    contentSchema.parse(start.snapshot),
  );
  // The schema fills in what a merge patch can only remove.
  return { data: areaDocuments[area].schema.parse(data), order, at: last.at, by: last.by };
}

const merged = ({ data, order }: Content, patch: RevisionPatch): Content => ({
  data: patch.data ? applyPatch(data, patch.data) : data,
  order: patch.order ?? order,
});
