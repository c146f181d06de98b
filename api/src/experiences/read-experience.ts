import type { Experience } from '@vitrine/shared/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { brands, experiences, manifests, publishPlans, tenants } from '../db/schema';
import { notFound } from '../problem';
import { iso } from '../timestamp';
import { experienceStatus } from './experience-status';

/** Whether a version of it was ever live and is not any more. It names the outer table in full: drizzle would leave it out. */
export const wasEverLive = sql<boolean>`exists (select from former_versions f where f.experience_id = experiences.id)`;

const current = and(
  eq(manifests.experienceId, experiences.id),
  eq(manifests.version, experiences.publishedVersion),
);

/** Reads experiences with what their status depends on; add filters and order. */
export const selectExperiences = (db: Database | Transaction) =>
  db
    .select({
      row: experiences,
      publishedAt: manifests.publishedAt,
      draftRevision: manifests.draftRevision,
      ever: wasEverLive,
      plan: publishPlans,
    })
    .from(experiences)
    .leftJoin(manifests, current)
    .leftJoin(publishPlans, eq(publishPlans.experienceId, experiences.id));

/** How many experiences a filter over the same tables lets through. */
export const countExperiences = (db: Database, filter: SQL | undefined) =>
  db.$count(
    db
      .select({ id: experiences.id })
      .from(experiences)
      .leftJoin(manifests, current)
      .where(filter)
      .as('matching'),
  );

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

/** A greater number after every change of an experience's draft, of the vaults of its brand and of the tenant, and of the brand’s library. */
export async function readDraftRevision(db: Database, experienceId: string): Promise<number> {
  const revision = sql<number>`${experiences.draftRevision} + ${brands.draftRevision} + ${tenants.draftRevision}`;
  const [row] = await db
    .select({ revision })
    .from(experiences)
    .innerJoin(brands, eq(brands.id, experiences.brandId))
    .crossJoin(tenants)
    .where(eq(experiences.id, experienceId));
  return row?.revision ?? 0;
}

/** @throws ProblemError 404 for an experience that is not of this brand. */
export const readExperienceRow = async (
  db: Database | Transaction,
  brandId: string,
  experienceId: string,
): Promise<typeof experiences.$inferSelect> => (await find(db, brandId, experienceId)).row;

/**
 * The same as the contract shows it.
 * @param options.lock keeps other writes away until the transaction ends.
 */
export const readExperience = async (
  db: Database | Transaction,
  brandId: string,
  experienceId: string,
  options: { lock?: boolean } = {},
): Promise<Experience> => experienceOf(await find(db, brandId, experienceId, options));

async function find(
  db: Database | Transaction,
  brandId: string,
  experienceId: string,
  { lock = false } = {},
): Promise<ExperienceRow> {
  const rows = selectExperiences(db).where(
    and(eq(experiences.id, experienceId), eq(experiences.brandId, brandId)),
  );
  const [found] = await (lock ? rows.for('no key update', { of: experiences }) : rows);
  if (!found) throw notFound('experience');
  return found;
}
