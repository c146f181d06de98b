import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import type { Answer, ManifestPart } from '@vitrine/shared/contract';
import { answerKey } from '../../answers/outbox';
import type { Experience } from '../../experience/experience';
import { keptKey } from './kept-key';

/** How far a visitor has come in a survey. */
export interface BegunSurvey {
  /** The version that they began, and the manifest that it stood in; null in test access. */
  part: ManifestPart;
  manifest: string | null;
  answers: Record<string, Answer>;
  /** Where they are. */
  page: string | null;
  /** All of it is on its way. */
  isSent: boolean;
  /** Of the version that they began and in which nothing is taken any more: what fits is asked again in another. */
  tooOld?: string;
}

/** Of a survey that was accepted, only that it was: the answers are no longer the device's to keep. */
export interface FinishedSurvey {
  finishedRound: number;
}

type Place = Pick<Experience, 'placementId' | 'root' | 'test'>;

function readAll(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // Edited by hand: nothing that could be gone on with.
    return {};
  }
}

/**
 * What this device has kept of a survey; null for nothing. In test access nothing is: whoever tests begins again. What
 * answers there are may be anything (answersThatFit).
 */
export function readKept(place: Place, documentId: string): BegunSurvey | FinishedSurvey | null {
  if (place.test) return null;
  const all = readAll(keptKey(place.root.experienceId));
  const kept = all[answerKey(place.placementId, documentId)];
  if (typeof kept !== 'object' || kept === null) return null;
  if ('finishedRound' in kept) return kept as FinishedSurvey;
  const { answers, part } = kept as Partial<BegunSurvey>;
  return answers && part?.hash ? (kept as BegunSurvey) : null;
}

/** Keeps how far somebody has come, for as long as the device remembers. */
export function writeKept(place: Place, documentId: string, kept: BegunSurvey | FinishedSurvey): void {
  if (place.test) return;
  const key = keptKey(place.root.experienceId);
  const entry = answerKey(place.placementId, documentId);
  deviceStorage.set(key, JSON.stringify({ ...readAll(key), [entry]: kept }));
}
