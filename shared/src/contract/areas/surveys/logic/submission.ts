import type { PublishedSurvey } from '../published';
import { evaluateSurvey, type SurveyComplaint, type SurveyState } from './evaluate';

/** Whether the visitor is at the end with nothing missing and nothing too much: then a final submission is accepted. */
export const isFinished = ({ at, complaints }: SurveyState) => 'ending' in at && complaints.length === 0;

/**
 * Why a submission cannot be accepted. More may come after a part, so that what is required may still be missing of it;
 * never may it answer what its visitor cannot have seen.
 * @returns nothing for one that is accepted. A final one that a jump sends back has no complaint of its own: ask
 * `isFinished` too.
 */
export const submissionComplaints = ({ complaints }: SurveyState, partial: boolean): SurveyComplaint[] =>
  partial ? complaints.filter(({ problem }) => problem !== 'required') : complaints;

/**
 * What the page after one is, for a visitor who leaves it.
 * @returns null while the page keeps them, and for a page that is not on the path.
 */
export function afterPage({ at, path, sentBack }: SurveyState, pageId: string): SurveyState['at'] | null {
  const place = path.findIndex(({ id }) => id === pageId);
  if (place === -1) return null;
  const next = path[place + 1];
  if (next) return { page: next.id };
  return 'ending' in at || sentBack ? at : null;
}

/** The answers that count: without those to questions that are no longer seen since earlier ones were changed. */
export function seenAnswers<Answer>(
  survey: PublishedSurvey,
  answers: Readonly<Record<string, Answer>>,
): Record<string, Answer> {
  const { complaints } = evaluateSurvey(survey, answers);
  const superfluous = new Set(
    complaints.flatMap(({ problem, question }) =>
      problem === 'unseen' || problem === 'unknown' ? question : [],
    ),
  );
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !superfluous.has(id)));
}
