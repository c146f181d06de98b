import {
  emptyCollection,
  type PollingDocument,
  type ScenesDocument,
  type ThemeDocument,
} from '@vitrine/shared/contract';
import { question } from './poll-question';
import { productDocument } from './product-document';
import { type Piece, sceneObjects } from './scene-objects';
import { showroomProducts } from './showroom-products';
import type { Template } from './template';

const launched = showroomProducts.filter(({ model }) => model === 'armchair');

/** The new piece alone in the evening light, with no more around it than makes its size clear. */
export const stagePieces: Piece[] = [
  {
    model: 'rug',
    at: [0, 0, 0],
    alt: { en: 'A wool rug in sand and rust, as a stage', de: 'Ein Wollteppich in Sand und Rost als Bühne' },
  },
  {
    model: 'armchair',
    at: [0, 0.014, 0],
    turned: -24,
    alt: {
      en: 'The new armchair Vik: one wrap of moss-green wool on a walnut swivel base',
      de: 'Der neue Sessel Vik: eine Hülle aus moosgrüner Wolle auf drehbarem Nussbaumfuß',
    },
  },
  {
    model: 'floor-lamp',
    at: [-1.15, 0, -0.7],
    turned: 20,
    alt: {
      en: 'A reading lamp with a bowed brass stem, lit above the armchair',
      de: 'Eine Leseleuchte mit gebogenem Messingstab, die über dem Sessel leuchtet',
    },
  },
  {
    model: 'plant',
    at: [1.45, 0, -1.1],
    turned: 70,
    alt: { en: 'A fiddle-leaf fig in a clay pot', de: 'Eine Geigenfeige im Tontopf' },
  },
];

export const stage: Omit<ScenesDocument, 'objects'> = {
  title: { en: 'The stage', de: 'Die Bühne' },
  alt: {
    en: 'A moss-green armchair stands alone on a round of carpet in the evening, a brass lamp bows over it.',
    de: 'Ein moosgrüner Sessel steht am Abend allein auf einem Teppich, eine Messingleuchte neigt sich über ihn.',
  },
  lighting: 'evening',
  background: '#39453c',
  floor: { visible: true, colour: '#39453c' },
  camera: { position: [1.7, 1.3, 3.3], target: [0.05, 0.72, -0.2], fieldOfViewDegrees: 34 },
};

const impressions: PollingDocument = {
  title: { en: 'First impressions', de: 'Der erste Eindruck' },
  results: 'after-answer',
  changeAllowed: true,
  questions: {
    fabric: question(
      'a0',
      'single',
      { en: 'Which wool would you take home?', de: 'Welche Wolle nähmen Sie mit nach Hause?' },
      [
        ['moss', 'Moss', 'Moos'],
        ['oatmeal', 'Oatmeal', 'Hafermehl'],
        ['rust', 'Rust', 'Rost'],
      ],
    ),
    convinced: question('a1', 'multiple', { en: 'What won you over?', de: 'Was hat Sie überzeugt?' }, [
      ['shape', 'The shape', 'Die Form'],
      ['seat', 'How it sits', 'Wie er sich sitzt'],
      ['turn', 'That it turns and comes back', 'Dass er sich dreht und zurückkehrt'],
      ['repair', 'That it can be repaired', 'Dass er sich reparieren lässt'],
    ]),
  },
};

const theme = (poster: string): ThemeDocument => ({
  title: { en: 'Meet Vik', de: 'Das ist Vik' },
  tagline: {
    en: 'An armchair made of one piece of wool. See it from every side before it reaches the shops.',
    de: 'Ein Sessel aus einem einzigen Stück Wolle. Sehen Sie ihn von allen Seiten, bevor er in die Läden kommt.',
  },
  poster,
  followsBrand: false,
  logo: null,
  colours: {
    background: '#eef0ea',
    surface: '#fbfcf9',
    text: '#1e2620',
    accent: '#3d5a45',
    onAccent: '#ffffff',
  },
  dark: {
    background: '#141b16',
    surface: '#1f2822',
    text: '#e9efe8',
    accent: '#a9c9af',
    onAccent: '#122016',
  },
  font: 'sans',
  headingFont: 'display',
  radiusPx: 4,
  spacing: 'roomy',
  buttons: 'filled',
});

/** One new product in the light. */
export const productLaunch: Template = {
  name: { en: 'Product launch', de: 'Produktvorstellung' },
  description: {
    en: 'One new piece on a stage, its variants and prices, and a poll for first impressions.',
    de: 'Ein neues Stück auf der Bühne, seine Varianten und Preise und eine Umfrage zum ersten Eindruck.',
  },
  models: [...new Set([...stagePieces, ...launched].map(({ model }) => model))],
  products: launched,
  documents: ({ model, picture, poster }) => [
    { area: 'scenes', data: { ...stage, objects: sceneObjects(stagePieces, model) } },
    { area: 'polling', data: impressions },
    ...launched.map((product) => ({
      area: 'products' as const,
      data: {
        ...productDocument(product, { model, picture }),
        collections: { New: true },
      },
    })),
    { area: 'products', data: { ...emptyCollection(), name: 'New', title: { en: 'New', de: 'Neu' } } },
    { area: 'theme', data: theme(poster) },
  ],
};
