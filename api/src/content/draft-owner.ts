import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database';
import { brands, experiences, tenants } from '../db/schema';
import { conflict, notFound } from '../problem';

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

const archived = (what: string) =>
  conflict('archived', `The ${what} is archived. Restore it to go on.`, ['restore']);

/** Every write to a document makes its experience's draft newer. */
export async function bumpDraft(tx: Transaction, owner: DraftOwner, now: Date): Promise<void> {
  if (owner.experienceId === null) return;
  await tx
    .update(experiences)
    .set({ draftRevision: sql`${experiences.draftRevision} + 1`, updatedAt: now })
    .where(eq(experiences.id, owner.experienceId));
}
