import type { BrandCreate, PollingDocument, StoreCreate, ThemeDocument } from '@vitrine/shared/contract';
import { generateNKeysBetween } from 'fractional-indexing';

/** The demo's words. The company is invented. */

export const showroomPlacementId = 'showroom24';

export const brand = {
  name: 'Ask & Ekdal',
  slug: 'ask-ekdal',
  editorsMayPublish: true,
} satisfies BrandCreate;

const weekday = [{ from: '10:00', until: '19:00' }];
export const store = {
  name: 'Hamburg, Kaispeicher',
  address: 'Am Kaispeicher 12\n20457 Hamburg\nGermany',
  timeZone: 'Europe/Berlin',
  openingHours: {
    week: {
      mon: weekday,
      tue: weekday,
      wed: weekday,
      thu: [{ from: '10:00', until: '20:00' }],
      fri: weekday,
      sat: [{ from: '10:00', until: '18:00' }],
    },
    exceptions: {},
  },
  groups: ['Showrooms'],
} satisfies StoreCreate;

export const experience = {
  name: 'Oak showroom',
  description:
    'Two furnished rooms to walk through, and a short poll about oak finishes for the autumn collection.',
  languages: ['en', 'de'],
};

export const theme = (poster: string): ThemeDocument => ({
  title: { en: 'At home with oak', de: 'Zuhause mit Eiche' },
  tagline: {
    en: 'Walk through two rooms from our workshop, and tell us which oak you would live with.',
    de: 'Gehen Sie durch zwei Räume aus unserer Werkstatt und sagen Sie uns, mit welcher Eiche Sie leben möchten.',
  },
  poster,
  followsBrand: false,
  colours: {
    background: '#f4efe7',
    surface: '#fffdf9',
    text: '#2b251f',
    accent: '#6f4a2c',
    onAccent: '#ffffff',
  },
  dark: {
    background: '#1d1813',
    surface: '#2a231c',
    text: '#f2ebe2',
    accent: '#d6a77c',
    onAccent: '#23170c',
  },
  logo: null,
  font: 'serif',
  headingFont: null,
  radiusPx: 12,
  spacing: 'regular',
  buttons: 'filled',
});

export type Option = [id: string, en: string, de: string];

/** A question with its options, in the order given. */
export const question = (
  order: string,
  type: 'single' | 'multiple',
  text: { en: string; de: string },
  options: Option[],
): PollingDocument['questions'][string] => {
  const orders = generateNKeysBetween(null, null, options.length);
  return {
    order,
    reference: { source: 'inline' },
    type,
    text,
    options: Object.fromEntries(
      options.map(([id, en, de], i) => [id, { order: orders[i] ?? 'a0', label: { en, de } }]),
    ),
  };
};

export const poll: PollingDocument = {
  title: { en: 'Your oak', de: 'Ihre Eiche' },
  results: 'after-answer',
  changeAllowed: true,
  questions: {
    finish: question(
      'a0',
      'single',
      {
        en: 'Which oak finish would you live with?',
        de: 'Mit welcher Oberfläche der Eiche würden Sie leben?',
      },
      [
        ['natural', 'Natural oil: warm, and golder every year', 'Natur geölt: warm und jedes Jahr goldener'],
        ['soaped', 'Soap-washed: pale and matt', 'Geseift: hell und matt'],
        ['smoked', 'Smoked: deep brown', 'Geräuchert: tiefbraun'],
        ['black', 'Black-stained: the grain stays visible', 'Schwarz gebeizt: die Maserung bleibt sichtbar'],
      ],
    ),
    reasons: question(
      'a1',
      'multiple',
      {
        en: 'What makes you keep a piece of furniture for life?',
        de: 'Was lässt Sie ein Möbel ein Leben lang behalten?',
      },
      [
        ['repair', 'It can be repaired', 'Es lässt sich reparieren'],
        ['origin', 'I know where the wood grew', 'Ich weiß, wo das Holz gewachsen ist'],
        ['comfort', 'It is comfortable every day', 'Es ist jeden Tag bequem'],
        ['memories', 'The marks of our life on it', 'Die Spuren unseres Lebens darauf'],
      ],
    ),
  },
};
