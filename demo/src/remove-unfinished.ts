import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../api/src/db/database';
import {
  brandFiles,
  brands,
  currentAnswers,
  documentRevisions,
  documents,
  experiences,
  formerAssignments,
  formerVersions,
  libraryObjects,
  manifests,
  placements,
  printedCodes,
  responses,
  runs,
  stores,
  tallies,
  testAccesses,
  videoIntakes,
  visitHours,
} from '../../api/src/db/schema';

/** Takes away what a start left that was interrupted while it made a demo brand. Nobody can have used it yet. */
export function removeUnfinished(db: Database, brandId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const experienceIds = tx
      .select({ id: experiences.id })
      .from(experiences)
      .where(eq(experiences.brandId, brandId));
    const placementIds = tx
      .select({ id: placements.id })
      .from(placements)
      .where(eq(placements.brandId, brandId));
    const documentIds = tx.select({ id: documents.id }).from(documents).where(eq(documents.brandId, brandId));
    const runIds = tx.select({ id: runs.id }).from(runs).where(inArray(runs.placementId, placementIds));
    await tx.delete(currentAnswers).where(inArray(currentAnswers.runId, runIds));
    await tx.delete(tallies).where(inArray(tallies.runId, runIds));
    await tx.delete(responses).where(inArray(responses.placementId, placementIds));
    await tx.delete(runs).where(inArray(runs.placementId, placementIds));
    await tx.delete(visitHours).where(inArray(visitHours.experienceId, experienceIds));
    await tx.delete(testAccesses).where(inArray(testAccesses.placementId, placementIds));
    await tx.delete(formerAssignments).where(inArray(formerAssignments.placementId, placementIds));
    await tx.delete(printedCodes).where(eq(printedCodes.brandId, brandId));
    await tx.delete(placements).where(eq(placements.brandId, brandId));
    await tx.delete(documentRevisions).where(inArray(documentRevisions.documentId, documentIds));
    await tx.delete(documents).where(eq(documents.brandId, brandId));
    await tx.delete(formerVersions).where(inArray(formerVersions.experienceId, experienceIds));
    await tx.delete(manifests).where(inArray(manifests.experienceId, experienceIds));
    await tx.delete(experiences).where(eq(experiences.brandId, brandId));
    await tx.delete(stores).where(eq(stores.brandId, brandId));
    await tx.delete(videoIntakes).where(eq(videoIntakes.brandId, brandId));
    await tx.delete(brandFiles).where(eq(brandFiles.brandId, brandId));
    await tx.delete(libraryObjects).where(eq(libraryObjects.brandId, brandId));
    await tx.delete(brands).where(eq(brands.id, brandId));
  });
}
