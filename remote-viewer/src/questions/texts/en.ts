import { plural } from '../../language/plural';

/** What is said around questions, whatever asks them. An area that does has it among its own words, as `steps`. */
const en = {
  place: (number: number, count: number) => `Question ${number} of ${count}`,
  next: 'Next',
  back: 'Back',
  missing: 'Please answer this question.',
  chooseOne: 'Choose one',
  chooseSeveral: (min: number, max: number | null) => {
    if (max !== null)
      return min === max
        ? plural('en', max, { one: 'Choose one', other: 'Choose #' })
        : `Choose ${min} to ${max}`;
    return min > 1 ? `Choose at least ${min}` : 'Choose as many as you like';
  },
};

export type StepTexts = typeof en;
export default en;
