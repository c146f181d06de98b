import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../db/database';
import { documents } from '../db/schema';
import { notFound } from '../problem';
import type { DocumentRow } from './document';

/** A document that a brand may read: its own, or the tenant's. 404 for all others. */
export async function readDocument(db: Database, brandId: string, documentId: string): Promise<DocumentRow> {
  const readable = or(eq(documents.brandId, brandId), isNull(documents.brandId));
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, documentId), readable));
  if (!row) throw notFound('document');
  return row;
}
