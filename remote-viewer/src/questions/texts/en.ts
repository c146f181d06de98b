/** What is said around questions, whatever asks them. An area that does has it among its own words, as `steps`. */
const en = {
  place: (number: number, count: number) => `Question ${number} of ${count}`,
  next: 'Next',
  back: 'Back',
  missing: 'Please answer this question.',
};

export type StepTexts = typeof en;
export default en;
