import { emptyCollection, type PollingDocument, type ThemeDocument } from '@vitrine/shared/contract';
import { diningRoom, diningRoomPieces } from './dining-room';
import { livingRoom, livingRoomPieces } from './living-room';
import { question } from './poll-question';
import { productDocument } from './product-document';
import { sceneObjects } from './scene-objects';
import { showroomCollections, showroomProducts } from './showroom-products';
import type { Template } from './template';

const pieces = [...livingRoomPieces, ...diningRoomPieces];

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

/** Two rooms and what stands in them; the demo's brand has the same. */
export const furnitureShowroom: Template = {
  name: { en: 'Furniture showroom', de: 'Möbel-Showroom' },
  description: {
    en: 'Two furnished rooms to look around in, products with variants and prices, and a poll about finishes.',
    de: 'Zwei eingerichtete Räume zum Umsehen, Produkte mit Varianten und Preisen und eine Umfrage zu Oberflächen.',
  },
  models: [...new Set([...pieces, ...showroomProducts].map(({ model }) => model))],
  products: showroomProducts,
  documents: ({ model, picture, poster }) => [
    { area: 'scenes', data: { ...livingRoom, objects: sceneObjects(livingRoomPieces, model) } },
    { area: 'scenes', data: { ...diningRoom, objects: sceneObjects(diningRoomPieces, model) } },
    { area: 'polling', data: poll },
    ...showroomProducts.map((product) => ({
      area: 'products' as const,
      data: productDocument(product, { model, picture }),
    })),
    ...showroomCollections.map((title) => ({
      area: 'products' as const,
      data: { ...emptyCollection(), name: title.en, title: { ...title } },
    })),
    { area: 'theme', data: theme(poster) },
  ],
};
