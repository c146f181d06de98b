import type { Answer, PublishedSurvey } from '@vitrine/shared/contract';
import { evaluateSurvey } from '@vitrine/shared/contract/areas/surveys/logic/evaluate';
import { seenAnswers } from '@vitrine/shared/contract/areas/surveys/logic/submission';

/** @returns the page on which somebody goes on who has given these answers; null: they begin. */
export function firstUnanswered(survey: PublishedSurvey, answers: Record<string, Answer>): string | null {
  if (Object.keys(answers).length === 0) return null;
  const { path } = evaluateSurvey(survey, seenAnswers(survey, answers));
  const isOpen = ({ questions }: (typeof path)[number]) => questions.some(({ id }) => !(id in answers));
  return (path.find(isOpen) ?? path.at(-1))?.id ?? null;
}
