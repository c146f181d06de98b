import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database';
import { brands, experiences, tenants } from '../db/schema';
import { archived, notFound } from '../problem';

/** Whose documents are written. */
export interface DraftOwner {
  /** null: the tenant's own documents. */
  brandId: string | null;
  /** null: the brand's own documents. */
  experienceId: string | null;
  baseLanguage: string;
}

/**
 * Locks the owner for the rest of the transaction: writes to one experience's documents follow each other, and a
 * publish sees all of a write or nothing. Always taken before a document's own lock, so that two cannot block each
 * other.
 * @throws ProblemError 404 for an experience of another brand, 409 for an archived owner.
 */
export async function lockDraftOwner(
  tx: Transaction,
  brandId: string | null,
  experienceId: string | null,
): Promise<DraftOwner> {
  if (brandId === null) {
    const [tenant] = await tx.select().from(tenants).for('no key update');
    return { brandId, experienceId: null, baseLanguage: tenant?.settings.defaultLanguage ?? 'en' };
  }
  if (experienceId !== null) {
    const experience = await lockExperience(tx, brandId, experienceId);
    return { brandId, experienceId, baseLanguage: experience.languages[0] ?? 'en' };
  }
  const [brand] = await tx.select().from(brands).where(eq(brands.id, brandId)).for('no key update');
  if (!brand) throw notFound('brand');
  if (brand.archivedAt) throw archived('brand');
  const [tenant] = await tx.select().from(tenants);
  return { brandId, experienceId: null, baseLanguage: tenant?.settings.defaultLanguage ?? 'en' };
}

/** @throws ProblemError 404 for an experience of another brand, 409 for an archived one. */
export async function lockExperience(tx: Transaction, brandId: string, experienceId: string) {
  const [experience] = await tx
    .select()
    .from(experiences)
    .where(and(eq(experiences.id, experienceId), eq(experiences.brandId, brandId)))
    .for('no key update');
  if (!experience) throw notFound('experience');
  if (experience.archivedAt) throw archived('experience');
  return experience;
}

/**
 * Locks a brand's experiences for which a condition holds, all without one. Whoever writes to several, or to some and
 * the brand, begins here: locked in the order of their ids and before the brand, two wait for each other, never for ever.
 * @returns their ids.
 */
export async function lockExperiences(tx: Transaction, brandId: string, condition?: SQL): Promise<string[]> {
  const locked = await tx
    .select({ id: experiences.id })
    .from(experiences)
    .where(and(eq(experiences.brandId, brandId), condition))
    .orderBy(asc(experiences.id))
    .for('no key update');
  return locked.map(({ id }) => id);
}

/** Every write to a document makes the draft of its locked owner newer, and every write to a library that of its brand. */
export async function bumpDraft(
  tx: Transaction,
  { brandId, experienceId }: Pick<DraftOwner, 'brandId' | 'experienceId'>,
  now: Date,
): Promise<void> {
  if (experienceId !== null) return bumpDrafts(tx, [experienceId], now);
  const next = { draftRevision: sql`draft_revision + 1` };
  if (brandId !== null) await tx.update(brands).set(next).where(eq(brands.id, brandId));
  else await tx.update(tenants).set(next);
}

/** Makes drafts newer: their experiences count as changed, and visitors see it once somebody publishes. */
export async function bumpDrafts(tx: Transaction, experienceIds: string[], now: Date): Promise<void> {
  if (experienceIds.length === 0) return;
  await tx
    .update(experiences)
    .set({ draftRevision: sql`${experiences.draftRevision} + 1`, updatedAt: now })
    .where(inArray(experiences.id, experienceIds));
}
