import { plural } from '../../../language/plural';

/** What is said inside inputs, and of answers that are not right yet. An area has it among its own words, as `inputs`. */
const en = {
  optional: 'optional',
  clear: 'Clear answer',
  agree: 'I agree',
  left: (count: number) => plural('en', count, { one: '# character left', other: '# characters left' }),
  /** Of scales whose method says what their ends are called. */
  ends: {
    nps: { low: 'Not at all likely', high: 'Extremely likely' },
    csat: { low: 'Very dissatisfied', high: 'Very satisfied' },
    ces: { low: 'Strongly disagree', high: 'Strongly agree' },
  },
  ranking: {
    hint: 'Press the options in your order, the best first.',
    up: (option: string) => `Move “${option}” up`,
    down: (option: string) => `Move “${option}” down`,
    remove: (option: string) => `Take “${option}” out of the order`,
    place: (option: string, place: number, count: number) => `${option}: place ${place} of ${count}`,
    out: (option: string) => `${option}: not in the order any more`,
  },
  everyRow: 'Please answer every row.',
  agreement: 'Please agree to go on.',
  number: 'Please enter a number.',
  date: 'Please enter a date.',
  atLeast: (bound: string) => `At least ${bound}, please.`,
  atMost: (bound: string) => `At most ${bound}, please.`,
  steps: (step: string) => `Please enter a number in steps of ${step}.`,
  notBefore: (day: string) => `Not before ${day}, please.`,
  notAfter: (day: string) => `Not after ${day}, please.`,
  longer: (count: number) =>
    plural('en', count, {
      one: 'Please write at least # character.',
      other: 'Please write at least # characters.',
    }),
  shorter: (count: number) =>
    plural('en', count, {
      one: 'Please write at most # character.',
      other: 'Please write at most # characters.',
    }),
  formats: {
    email: 'Please enter an email address, such as name@example.com.',
    phone: 'Please enter a phone number of 5 to 15 digits.',
    https: 'Please enter an address that starts with https://.',
  },
};

export type InputTexts = typeof en;
export default en;
