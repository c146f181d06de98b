import type { Answer, PublishedSurvey } from '@vitrine/shared/contract';
import { canBeShown } from '../../questions/inputs/can-be-shown';

/** Of answers that were kept, those that this version of the survey can still show. */
export function answersThatFit(
  survey: PublishedSurvey,
  kept: Readonly<Record<string, Answer>>,
): Record<string, Answer> {
  return Object.fromEntries(
    survey.pages
      .flatMap(({ questions }) => questions)
      .flatMap((question): [string, Answer][] => {
        const answer = Object.hasOwn(kept, question.id) ? kept[question.id] : undefined;
        return answer !== undefined && canBeShown(question, answer) ? [[question.id, answer]] : [];
      }),
  );
}
