import { emptySurvey, emptyVaultQuestion, type SurveyDocument } from '@vitrine/shared/contract';
import { question as choice, type Option } from '../../api/src/templates/poll-question';

type Question = SurveyDocument['questions'][string];
type Words = { en: string; de: string };

/** A question of the survey's own; what its type asks for besides is `own`. */
const question = (page: string, order: string, text: Words, own: Partial<Question>): Question => {
  const { arrangement, date, help, number, options, rows, scale, selection, type } = emptyVaultQuestion();
  const empty = { arrangement, date, help, number, options, rows, scale, selection, type };
  return { ...empty, page, order, required: false, reference: { source: 'inline' }, text, ...own };
};
const optionsOf = (...options: Option[]) => choice('a0', 'single', { en: '', de: '' }, options).options;

/** Only those who furnish are asked what and when, and are told of the advisers in the end. */
const furnishing: SurveyDocument['rules'][string]['when'] = {
  kind: 'any',
  of: [
    { kind: 'chosen', question: 'plan', option: 'home' },
    { kind: 'chosen', question: 'plan', option: 'piece' },
  ],
};

/** What visitors of the showroom are asked before they leave. */
export const survey: SurveyDocument = {
  ...emptySurvey(),
  title: { en: 'Your visit', de: 'Ihr Besuch' },
  welcome: {
    en: 'Two minutes for our next room. Nobody but us reads what you write.',
    de: 'Zwei Minuten für unseren nächsten Raum. Außer uns liest niemand, was Sie schreiben.',
  },
  pages: {
    visit: { order: 'a0', title: { en: 'Today', de: 'Heute' }, text: {} },
    home: { order: 'a1', title: { en: 'Your home', de: 'Ihr Zuhause' }, text: {} },
    words: { order: 'a2', title: { en: 'To finish', de: 'Zum Schluss' }, text: {} },
  },
  questions: {
    plan: question(
      'visit',
      'a0',
      { en: 'What brought you here?', de: 'Was hat Sie hergeführt?' },
      {
        required: true,
        options: optionsOf(
          ['look', 'Looking around', 'Ich sehe mich um'],
          ['home', 'Furnishing a home', 'Ich richte eine Wohnung ein'],
          ['piece', 'Looking for one piece', 'Ich suche ein einzelnes Stück'],
        ),
      },
    ),
    rooms: question(
      'visit',
      'a1',
      { en: 'How do you like the two rooms?', de: 'Wie gefallen Ihnen die zwei Räume?' },
      {
        type: 'rating',
        scale: {
          from: 1,
          to: 5,
          low: { en: 'Not at all', de: 'Gar nicht' },
          high: { en: 'Very much', de: 'Sehr' },
        },
      },
    ),
    wanted: question(
      'home',
      'a0',
      { en: 'What are you looking for?', de: 'Was suchen Sie?' },
      {
        type: 'multiple',
        options: {
          ...optionsOf(
            ['table', 'A table', 'Einen Tisch'],
            ['seats', 'Chairs or a sofa', 'Stühle oder ein Sofa'],
            ['storage', 'Sideboard or shelves', 'Sideboard oder Regal'],
            ['light', 'A lamp', 'Eine Leuchte'],
          ),
          other: { order: 'a9', label: { en: 'Something else', de: 'Etwas anderes' }, other: true },
        },
      },
    ),
    when: question(
      'home',
      'a1',
      { en: 'When should it be there?', de: 'Wann soll es da sein?' },
      {
        options: optionsOf(
          ['soon', 'Within two months', 'In den nächsten zwei Monaten'],
          ['year', 'Within the year', 'In diesem Jahr'],
          ['open', 'There is no hurry', 'Es eilt nicht'],
        ),
      },
    ),
    recommend: question(
      'words',
      'a0',
      { en: 'Would you recommend us to a friend?', de: 'Würden Sie uns weiterempfehlen?' },
      { type: 'nps' },
    ),
    missed: question(
      'words',
      'a1',
      { en: 'What did you miss?', de: 'Was hat Ihnen gefehlt?' },
      { type: 'long-text' },
    ),
  },
  endings: {
    thanks: {
      order: 'a0',
      kind: 'page',
      title: { en: 'Thank you', de: 'Danke' },
      text: {
        en: 'Our next room will know about you.',
        de: 'In unserem nächsten Raum steckt etwas von Ihnen.',
      },
      address: '',
    },
    advice: {
      order: 'a1',
      kind: 'page',
      title: { en: 'Thank you. Shall we help?', de: 'Danke. Dürfen wir helfen?' },
      text: {
        en: 'Our advisers are at the large table, and have time for you until closing.',
        de: 'Unsere Beraterinnen sitzen am großen Tisch und haben bis Ladenschluss Zeit für Sie.',
      },
      address: '',
    },
  },
  rules: {
    home: { order: 'a0', when: furnishing, does: { kind: 'show-page', page: 'home' } },
    advice: { order: 'a1', when: furnishing, does: { kind: 'end', ending: 'advice' } },
  },
};
