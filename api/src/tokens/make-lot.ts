import type { TokenLotCreate } from '@vitrine/shared/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { areaEntry } from '../areas/registry';
import type { Transaction } from '../db/database';
import { inBatches } from '../db/in-batches';
import { documents, placements, tokenLots, tokens } from '../db/schema';
import { readExperience } from '../experiences/read-experience';
import { newId, newTokenCode } from '../ids';
import { shows } from '../placements/placement-filters';
import { archived, invalid, notFound } from '../problem';

type Asked = TokenLotCreate & {
  brandId: string;
  experienceId: string;
  createdBy: string;
  now: Date;
};

/**
 * Makes a lot with all of its tokens.
 * @returns its id.
 * @throws ProblemError 404 for an experience, document or placement that is not there, 400 for a document that is
 * answered without tokens or a placement that shows something else, 409 in an archived experience.
 */
export async function makeLot(tx: Transaction, asked: Asked): Promise<string> {
  const { area, brandId, createdBy, documentId, experienceId, name, now, placementId, size } = asked;
  const experience = await readExperience(tx, brandId, experienceId);
  if (experience.archivedAt) throw archived('experience');
  await checkDocument(tx, asked);
  await checkPlacement(tx, asked);
  const id = newId();
  const lot = { brandId, experienceId, placementId, area, documentId, name, size, createdBy };
  await tx.insert(tokenLots).values({ ...lot, id, createdAt: now });
  const codes = new Set<string>();
  while (codes.size < size) codes.add(newTokenCode());
  const made = [...codes].map((code, index) => ({ id: newId(), lotId: id, number: index + 1, code }));
  for (const some of inBatches(made)) await tx.insert(tokens).values(some);
  return id;
}

async function checkDocument(tx: Transaction, { area, documentId, experienceId }: Asked): Promise<void> {
  const [document] = await tx
    .select({ data: documents.data, archivedAt: documents.archivedAt })
    .from(documents)
    .where(
      and(eq(documents.id, documentId), eq(documents.experienceId, experienceId), eq(documents.area, area)),
    );
  if (!document) throw notFound('document', '/documentId');
  if (document.archivedAt) throw archived('document');
  if (!areaEntry(area)?.answers?.tokens?.asksFor(document.data))
    throw invalid('/documentId', 'This is answered without codes');
}

async function checkPlacement(
  tx: Transaction,
  { brandId, experienceId, now, placementId }: Asked,
): Promise<void> {
  const [placement] = await tx
    .select({ shows: sql<boolean>`coalesce(${shows(experienceId, now)}, false)` })
    .from(placements)
    .where(
      and(eq(placements.id, placementId), eq(placements.brandId, brandId), isNull(placements.archivedAt)),
    );
  if (!placement) throw notFound('placement', '/placementId');
  if (!placement.shows) throw invalid('/placementId', 'This placement shows another experience');
}
