import type { Answer, PublishedPollQuestion } from '@vitrine/shared/contract';
import { canBeShown } from '../../questions/inputs/can-be-shown';

/** Of answers that were kept, those that these questions can still show. No tick is a no, from the beginning. */
export function knownAnswers(questions: PublishedPollQuestion[], kept: unknown): Record<string, Answer> {
  const before = new Map<string, unknown>(
    Object.entries(typeof kept === 'object' && kept !== null ? kept : {}),
  );
  return Object.fromEntries(
    questions.flatMap((question): [string, Answer][] => {
      const answer = before.get(question.id);
      if (canBeShown(question, answer)) return [[question.id, answer as Answer]];
      return question.type === 'consent' ? [[question.id, { consent: false }]] : [];
    }),
  );
}
