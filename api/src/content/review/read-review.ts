import type { PublishReview, ReviewState } from '@vitrine/shared/contract';
import { and, asc, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { brands, brandUsers, manifests, people, reviewSteps } from '../../db/schema';
import { compile } from '../compile';
import type { Draft } from '../draft';
import { peopleNames } from '../people-names';
import { reviewStateOf } from './review-state';

type Step = typeof reviewSteps.$inferSelect;

/** Names all that visitors would get of a draft; another one after any change, of a model or the brand's look too. */
export const contentHashOf = (draft: Draft): string => compile(draft, 0).hash;

/** How far the review is of what a hash names, and what was done last. */
export async function readReviewState(
  db: Database | Transaction,
  experienceId: string,
  contentHash: string,
): Promise<{ state: ReviewState; last: Step | null }> {
  const [last = null] = await db
    .select()
    .from(reviewSteps)
    .where(eq(reviewSteps.experienceId, experienceId))
    .orderBy(desc(reviewSteps.id))
    .limit(1);
  const since = and(
    eq(manifests.experienceId, experienceId),
    gte(manifests.publishedAt, last?.at ?? new Date(0)),
  );
  const published = (await db.$count(manifests, since)) > 0;
  return { state: reviewStateOf(last, { contentHash, published }), last };
}

/** The last time that a review was asked for; null: never. */
export async function lastRequest(db: Database | Transaction, experienceId: string): Promise<Step | null> {
  const [asked] = await db
    .select()
    .from(reviewSteps)
    .where(and(eq(reviewSteps.experienceId, experienceId), eq(reviewSteps.step, 'asked')))
    .orderBy(desc(reviewSteps.id))
    .limit(1);
  return asked ?? null;
}

/** The review as the contract shows it. */
export async function readReview(
  db: Database | Transaction,
  experience: { id: string; brandId: string },
  draft: Draft,
): Promise<PublishReview> {
  const contentHash = contentHashOf(draft);
  const { last, state } = await readReviewState(db, experience.id, contentHash);
  const asked = state === 'none' ? null : await lastRequest(db, experience.id);
  const decided = state === 'none' || last?.step === 'asked' ? null : last;
  const names = await peopleNames(db, [asked?.by ?? null, decided?.by ?? null]);
  const shown = (step: Step | null) =>
    step && {
      by: { id: step.by, name: names.get(step.by) ?? null },
      at: step.at.toISOString(),
      note: step.note,
    };
  return {
    required: await needsReview(db, experience.brandId),
    state,
    contentHash,
    asked: shown(asked),
    decided: shown(decided),
    reviewers: await readReviewers(db, experience.brandId),
  };
}

/** Whether publishing in the brand needs a review. */
export async function needsReview(db: Database | Transaction, brandId: string): Promise<boolean> {
  const [brand] = await db
    .select({ review: brands.reviewBeforePublish })
    .from(brands)
    .where(eq(brands.id, brandId));
  return brand?.review ?? false;
}

/** `reviewStateOf` “requested” as a filter of experiences, where the brand wants reviews; what was asked for waits until it is decided. */
export const waitsForReview = sql`exists (select from brands b where b.id = experiences.brand_id and b.review_before_publish)
  and (select s.step from review_steps s where s.experience_id = experiences.id order by s.id desc limit 1) = 'asked'`;

/** Another number after every step of the experience's review. */
export async function readReviewRevision(db: Database, experienceId: string): Promise<number> {
  const [row] = await db
    .select({ revision: sql<number>`coalesce(max(${reviewSteps.id}), 0)::int` })
    .from(reviewSteps)
    .where(eq(reviewSteps.experienceId, experienceId));
  return row?.revision ?? 0;
}

const reviewersShown = 100;

/** Who may publish in a brand, as `shared/src/contract/entities/permissions.ts` has it. */
async function readReviewers(
  db: Database | Transaction,
  brandId: string,
): Promise<PublishReview['reviewers']> {
  const name = sql<string>`coalesce(${people.displayName}, ${people.email})`;
  const ofBrand = and(
    eq(brandUsers.status, 'active'),
    or(
      eq(brandUsers.role, 'manager'),
      and(eq(brandUsers.role, 'editor'), eq(brands.editorsMayPublish, true)),
    ),
  );
  return db
    .select({ id: people.id, name })
    .from(people)
    .innerJoin(brands, eq(brands.id, brandId))
    .leftJoin(brandUsers, and(eq(brandUsers.personId, people.id), eq(brandUsers.brandId, brandId)))
    .where(and(eq(people.status, 'active'), or(inArray(people.role, ['owner', 'admin']), ofBrand)))
    .orderBy(asc(sql`lower(${name})`), asc(people.id))
    .limit(reviewersShown);
}
