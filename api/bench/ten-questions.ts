import { surveyOf } from '@vitrine/shared/contract/areas/surveys/testing/survey-of';
import { askedQuestion } from '@vitrine/shared/contract/questions/testing/asked-question';

/** A survey of ten questions on four pages. */
export const tenQuestions = surveyOf([
  ['one', 'two', 'three'].map((id) => askedQuestion(id)),
  ['four', 'five'].map((id) => askedQuestion(id, { type: 'multiple' })),
  ['six', 'seven', 'eight'].map((id) => askedQuestion(id, { type: 'nps' })),
  [askedQuestion('nine', { type: 'ranking' }), askedQuestion('ten', { type: 'long-text' })],
]);
