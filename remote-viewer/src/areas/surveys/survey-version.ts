import type { ManifestPart, PublishedSurvey } from '@vitrine/shared/contract';
import type { Experience } from '../../experience/experience';
import { readKept } from './kept-survey';

/** A survey with what says which version it is. */
export interface SurveyVersion {
  survey: PublishedSurvey;
  part: ManifestPart;
  manifest: string | null;
}

/**
 * The version that somebody answers here: the one that they began, where it can still be had and answered, so that no
 * question changes under them; else the one that is shown now.
 */
export async function versionOf(experience: Experience, part: ManifestPart): Promise<SurveyVersion | null> {
  const kept = part.documentId === null ? null : readKept(experience, part.documentId);
  const isFormer = kept && 'part' in kept && ![part.hash, kept.tooOld].includes(kept.part.hash);
  const begun = isFormer ? kept : null;
  const former = begun && (await experience.loadPart(begun.part).catch(() => null));
  if (begun && former?.area === 'surveys' && former.documentId === part.documentId)
    return { survey: former, part: begun.part, manifest: begun.manifest };
  const current = await experience.loadPart(part);
  return current.area === 'surveys' ? { survey: current, part, manifest: experience.manifest } : null;
}
