import { endpoints, type PublishReview, type ReviewAction, reviewActions } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database';
import { reviewSteps } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { readExperienceRow } from '../../experiences/read-experience';
import type { Write } from '../../idempotency';
import { mayDecideReview } from '../../identity/permissions';
import type { Person } from '../../identity/staff';
import { publishReviewStep } from '../../live/topics';
import { conflict, forbidden } from '../../problem';
import { route } from '../../route';
import { readDraft } from '../draft';
import { lockExperience } from '../draft-owner';
import { contentHashOf, lastRequest, needsReview, readReview, readReviewState } from './read-review';
import { stepOf } from './review-state';

/** The review of a draft by another person, which publishing waits for where the brand wants one. */
export function reviewRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { bus, db, files, now } = dependencies;

  route(app, dependencies, endpoints.getReview, async ({ brand, params }) => {
    const experience = await readExperienceRow(db, brand.id, params.experienceId);
    return readReview(db, experience, await readDraft(db, files, experience));
  });

  route(app, dependencies, endpoints.askForReview, ({ body, brand, params, staff, write }) =>
    step(write, { ...params, brandId: brand.id }, 'ask', staff.person, body.note ?? ''),
  );

  route(app, dependencies, endpoints.decideReview, ({ body, brand, params, staff, write }) =>
    step(
      write,
      { ...params, brandId: brand.id },
      body.decision,
      staff.person,
      body.note ?? '',
      async (tx, contentHash) => {
        const asked = await lastRequest(tx, params.experienceId);
        if (asked && !mayDecideReview(staff.person, { askedBy: asked.by }))
          throw forbidden('own-review', 'Who asks for a review cannot decide it. Another person has to.');
        if (body.contentHash !== contentHash)
          throw conflict('review-outdated', 'The draft was changed while you looked at it. Look again.');
      },
    ),
  );

  /**
   * One step of a review, after those before it and with the draft standing still.
   * @param check of what is asked, beside the state.
   * @throws ProblemError 409 with the legal actions where the state does not allow it, or the brand needs no reviews.
   */
  async function step(
    write: Write,
    { brandId, experienceId }: { brandId: string; experienceId: string },
    action: ReviewAction,
    { id: by }: Person,
    note: string,
    check: (tx: Transaction, contentHash: string) => Promise<void> = async () => undefined,
  ): Promise<PublishReview> {
    const review = await write(async (tx) => {
      const experience = await lockExperience(tx, brandId, experienceId);
      if (!(await needsReview(tx, brandId)))
        throw conflict('review-off', 'This brand publishes without reviews.', ['publish']);
      const draft = await readDraft(tx, files, experience);
      const contentHash = contentHashOf(draft);
      const { state } = await readReviewState(tx, experienceId, contentHash);
      const legal = reviewActions[state];
      if (!legal.includes(action))
        throw conflict('review-elsewhere', 'The review has gone on meanwhile. Look at it again.', legal);
      await check(tx, contentHash);
      await tx
        .insert(reviewSteps)
        .values({ experienceId, step: stepOf[action], by, at: now(), note, contentHash });
      return readReview(tx, experience, draft);
    });
    await publishReviewStep(bus, experienceId);
    return review;
  }
}
