import type { Document, DocumentOwner } from '@vitrine/shared/contract';
import type { documents } from '../db/schema';

export type DocumentRow = typeof documents.$inferSelect;

/** Whether the draft differs from what visitors get. The one place where that is decided. */
export function documentStatus(row: Pick<DocumentRow, 'revision' | 'publishedRevision'>): Document['status'] {
  if (row.publishedRevision === null) return 'draft';
  return row.publishedRevision === row.revision ? 'published' : 'changed';
}

const ownerOf = ({ brandId, experienceId }: DocumentRow): DocumentOwner =>
  experienceId ? { kind: 'experience', experienceId } : { kind: brandId ? 'brand' : 'tenant' };

/** @param names of people by id; see `peopleNames`. */
export function documentOf(row: DocumentRow, names: ReadonlyMap<string, string>): Document {
  return {
    id: row.id,
    owner: ownerOf(row),
    area: row.area,
    order: row.order,
    baseLanguage: row.baseLanguage,
    revision: row.revision,
    status: documentStatus(row),
    data: row.data,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: (row.updatedBy && names.get(row.updatedBy)) ?? null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
  };
}
