import type { VaultQuestion } from '../../questions/vault-question';
import type { Pinned } from '../../questions/vault-uses';
import type { SurveyQuestion, SurveyQuestionPlace } from './question';

/** A survey's question with the words and options of a vault question; where it stands and what it requires stays. */
export function withVaultQuestionInSurvey(
  { format, order, page, required, shortestAnswer }: SurveyQuestionPlace,
  question: VaultQuestion,
  pinned: Pinned,
): SurveyQuestion {
  const { arrangement, date, help, longestAnswer, number, options, rows, scale, selection, text, type } =
    question;
  return {
    page,
    order,
    required,
    ...(format && { format }),
    ...(shortestAnswer !== undefined && { shortestAnswer }),
    reference: { source: 'vault', ...pinned },
    ...{ type, text, help, arrangement, options, selection, rows, scale, number, date },
    ...(longestAnswer !== undefined && { longestAnswer }),
  };
}
