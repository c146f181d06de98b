import type { ExperienceStatus } from '@vitrine/shared/contract';

/**
 * The state of an experience, from what is stored.
 * @param experience.publishedVersion null: never published, or taken away again.
 * @param published.ever whether a version was ever live.
 * @param published.draftRevision the draft that the current version was compiled from; null without one.
 */
export function experienceStatus(
  experience: { archivedAt: Date | null; publishedVersion: number | null; draftRevision: number },
  published: { ever: boolean; draftRevision: number | null },
): ExperienceStatus {
  if (experience.archivedAt) return 'archived';
  if (experience.publishedVersion === null) return published.ever ? 'unpublished' : 'draft';
  return published.draftRevision === experience.draftRevision ? 'published' : 'changed';
}
