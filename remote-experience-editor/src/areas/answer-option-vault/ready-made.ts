import type { AnswerOption, OptionSet } from '@vitrine/shared/contract';
import { generateNKeysBetween } from 'fractional-indexing';

type Words = [en: string, de: string];
type Option = [code: string, words: Words, own?: Pick<AnswerOption, 'value' | 'colour' | 'exclusive'>];

const inBoth = ([en, de]: Words) => ({ en, de });
/** Higher is more of it: 5, 4, 3… */
const falling = (...options: [code: string, words: Words][]): Option[] =>
  options.map(([code, words], index) => [code, words, { value: options.length - index }]);

/**
 * Scales that need no inventing, in English and German. Fully labelled, balanced, and without a value for those who
 * cannot say: an "I do not know" is no number.
 */
const scales: { key: string; title: Words; options: Option[] }[] = [
  {
    key: 'agreement',
    title: ['Agreement, five steps', 'Zustimmung, fünf Stufen'],
    options: falling(
      ['strongly-agree', ['Strongly agree', 'Stimme voll zu']],
      ['agree', ['Agree', 'Stimme eher zu']],
      ['neither', ['Neither agree nor disagree', 'Teils, teils']],
      ['disagree', ['Disagree', 'Stimme eher nicht zu']],
      ['strongly-disagree', ['Strongly disagree', 'Stimme gar nicht zu']],
    ),
  },
  {
    key: 'satisfaction',
    title: ['Satisfaction, five steps', 'Zufriedenheit, fünf Stufen'],
    options: falling(
      ['very-satisfied', ['Very satisfied', 'Sehr zufrieden']],
      ['satisfied', ['Satisfied', 'Zufrieden']],
      ['neutral', ['Neither satisfied nor dissatisfied', 'Weder noch']],
      ['dissatisfied', ['Dissatisfied', 'Unzufrieden']],
      ['very-dissatisfied', ['Very dissatisfied', 'Sehr unzufrieden']],
    ),
  },
  {
    key: 'frequency',
    title: ['Frequency', 'Häufigkeit'],
    options: falling(
      ['always', ['Always', 'Immer']],
      ['often', ['Often', 'Oft']],
      ['sometimes', ['Sometimes', 'Manchmal']],
      ['rarely', ['Rarely', 'Selten']],
      ['never', ['Never', 'Nie']],
    ),
  },
  {
    key: 'likelihood',
    title: ['Likelihood', 'Wahrscheinlichkeit'],
    options: falling(
      ['very-likely', ['Very likely', 'Sehr wahrscheinlich']],
      ['likely', ['Likely', 'Eher wahrscheinlich']],
      ['open', ['Neither likely nor unlikely', 'Unentschieden']],
      ['unlikely', ['Unlikely', 'Eher unwahrscheinlich']],
      ['very-unlikely', ['Very unlikely', 'Sehr unwahrscheinlich']],
    ),
  },
  {
    key: 'importance',
    title: ['Importance', 'Wichtigkeit'],
    options: falling(
      ['very-important', ['Very important', 'Sehr wichtig']],
      ['important', ['Important', 'Wichtig']],
      ['somewhat-important', ['Somewhat important', 'Etwas wichtig']],
      ['not-important', ['Not important', 'Nicht wichtig']],
    ),
  },
  {
    key: 'yes-no',
    title: ['Yes, no, not sure', 'Ja, nein, weiß nicht'],
    options: [
      ['yes', ['Yes', 'Ja'], { value: 1 }],
      ['no', ['No', 'Nein'], { value: 0 }],
      ['unsure', ['Not sure', 'Weiß nicht']],
    ],
  },
  {
    key: 'nps',
    title: ['Recommendation, 0 to 10', 'Weiterempfehlung, 0 bis 10'],
    options: Array.from({ length: 11 }, (_, value): Option => {
      const end: Words =
        value === 0
          ? [' – not at all likely', ' – äußerst unwahrscheinlich']
          : value === 10
            ? [' – extremely likely', ' – äußerst wahrscheinlich']
            : ['', ''];
      return [String(value), [`${value}${end[0]}`, `${value}${end[1]}`], { value }];
    }),
  },
  {
    key: 'colours',
    title: ['Colours', 'Farben'],
    options: [
      ['white', ['White', 'Weiß'], { colour: '#ffffff' }],
      ['grey', ['Grey', 'Grau'], { colour: '#8c8c8c' }],
      ['black', ['Black', 'Schwarz'], { colour: '#1a1a1a' }],
      ['beige', ['Beige', 'Beige'], { colour: '#d9c7a7' }],
      ['brown', ['Brown', 'Braun'], { colour: '#7a4b2a' }],
      ['red', ['Red', 'Rot'], { colour: '#c0392b' }],
      ['yellow', ['Yellow', 'Gelb'], { colour: '#f1c40f' }],
      ['green', ['Green', 'Grün'], { colour: '#27834b' }],
      ['blue', ['Blue', 'Blau'], { colour: '#2563ad' }],
    ],
  },
  {
    key: 'age',
    title: ['Age', 'Alter'],
    options: [
      ['under-18', ['Under 18', 'Unter 18']],
      ['18-29', ['18 to 29', '18 bis 29']],
      ['30-44', ['30 to 44', '30 bis 44']],
      ['45-59', ['45 to 59', '45 bis 59']],
      ['60-plus', ['60 or older', '60 oder älter']],
      ['no-answer', ['Prefer not to say', 'Keine Angabe'], { exclusive: true }],
    ],
  },
];

/** A fresh set of each scale. Its options are keyed by their codes, which are unique within a set. */
export const readyMade: { key: string; set: OptionSet }[] = scales.map(({ key, options, title }) => {
  const keys = generateNKeysBetween(null, null, options.length);
  const entries = options.map(([code, words, own], place): [string, AnswerOption] => [
    code,
    { order: keys[place] ?? 'a0', code, label: inBoth(words), ...own },
  ]);
  return {
    key,
    set: { title: inBoth(title), arrangement: 'given', options: Object.fromEntries(entries) },
  };
});
