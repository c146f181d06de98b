import type { Experience } from '@vitrine/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { experiences, manifests, publishPlans } from '../db/schema';
import { notFound } from '../problem';
import { iso } from '../timestamp';
import { experienceStatus } from './experience-status';

/** Reads experiences with what their status depends on; add filters and order. */
export const selectExperiences = (db: Database | Transaction) =>
  db
    .select({
      row: experiences,
      publishedAt: manifests.publishedAt,
      draftRevision: manifests.draftRevision,
      ever: sql<boolean>`exists (select from former_versions f where f.experience_id = experiences.id)`,
      plan: publishPlans,
    })
    .from(experiences)
    .leftJoin(
      manifests,
      and(eq(manifests.experienceId, experiences.id), eq(manifests.version, experiences.publishedVersion)),
    )
    .leftJoin(publishPlans, eq(publishPlans.experienceId, experiences.id));

export type ExperienceRow = Awaited<ReturnType<typeof selectExperiences>>[number];

/** An experience as the contract shows it. */
export const experienceOf = ({ draftRevision, ever, plan, publishedAt, row }: ExperienceRow): Experience => ({
  id: row.id,
  brandId: row.brandId,
  name: row.name,
  description: row.description,
  languages: row.languages,
  status: experienceStatus(row, { ever, draftRevision }),
  publishedVersion: row.publishedVersion,
  publishedAt: iso(publishedAt),
  planned: plan && { version: plan.version, at: plan.dueAt.toISOString() },
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  archivedAt: iso(row.archivedAt),
});

/** @throws ProblemError 404 for an experience that is not of this brand. */
export const readExperienceRow = async (
  db: Database | Transaction,
  brandId: string,
  experienceId: string,
): Promise<typeof experiences.$inferSelect> => (await find(db, brandId, experienceId)).row;

/** The same as the contract shows it. */
export const readExperience = async (
  db: Database | Transaction,
  brandId: string,
  experienceId: string,
): Promise<Experience> => experienceOf(await find(db, brandId, experienceId));

async function find(
  db: Database | Transaction,
  brandId: string,
  experienceId: string,
): Promise<ExperienceRow> {
  const [found] = await selectExperiences(db).where(
    and(eq(experiences.id, experienceId), eq(experiences.brandId, brandId)),
  );
  if (!found) throw notFound('experience');
  return found;
}
