import { byStart, type CaptionCue } from '@vitrine/shared/contract';

export type CaptionProblem = 'reversed' | 'empty' | 'late' | 'overlapping';

/**
 * What is wrong with each caption, by its id; those that are well are missing.
 * @param durationMs of the film, where it is known.
 */
export function captionProblems(
  cues: Record<string, CaptionCue>,
  durationMs: number | null,
): Map<string, CaptionProblem> {
  const problems = new Map<string, CaptionProblem>();
  let lastEndMs = 0;
  for (const [id, { endMs, startMs, text }] of byStart(cues)) {
    if (endMs <= startMs) problems.set(id, 'reversed');
    else if (durationMs !== null && startMs >= durationMs) problems.set(id, 'late');
    else if (!text.trim()) problems.set(id, 'empty');
    else if (startMs < lastEndMs) problems.set(id, 'overlapping');
    lastEndMs = Math.max(lastEndMs, endMs);
  }
  return problems;
}
