import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { documents, type experiences } from '../../db/schema';
import { newId } from '../../ids';
import type { Writer } from '../write-document';
import { collectOwnDocuments } from './collect-content';
import { createFromFile } from './create-experience';
import { type ExperienceContent, fileFormat } from './experience-file';

/**
 * A new experience of the same brand with the same documents, as a draft: never published, placed nowhere. Models,
 * pictures, films and the vaults are the brand's, so they are shared.
 * @returns its id.
 */
export async function copyExperience(
  tx: Transaction,
  source: typeof experiences.$inferSelect,
  name: string,
  writer: Writer & { brandId: string },
): Promise<string> {
  const { description, languages } = source;
  const content: ExperienceContent = {
    format: fileFormat,
    schemaVersion: manifestSchemaVersion,
    experience: { name, description, languages },
    documents: await collectOwnDocuments(tx, source),
    models: [],
    files: [],
  };
  const left = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.experienceId, source.id), isNotNull(documents.archivedAt)));
  const leftBehind = new Set(left.map(({ id }) => id));
  // An archived document is not copied; the copy names nothing in its stead, and never the other experience's.
  const outside = (id: string) => (leftBehind.has(id) ? newId() : id);
  return createFromFile(tx, { content, files: new Map(), writer, outside });
}
