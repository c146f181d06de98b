import { chooseByLetter } from '../../questions/inputs/letters';
import { FurtherQuestion, problemOf } from './further-question';
import { FurtherResults } from './further-results';
import { knownAnswers } from './known-answers';

/** All that a poll needs for questions that are no choice of options; loaded with the first that is asked. */
export const furtherTypes = {
  Question: FurtherQuestion,
  Results: FurtherResults,
  problemOf,
  known: knownAnswers,
  onKeyDown: chooseByLetter,
};
export type FurtherTypes = typeof furtherTypes;
