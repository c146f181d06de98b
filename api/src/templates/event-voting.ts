import type {
  PollingDocument,
  ScenesDocument,
  ThemeDocument,
  VotingDocument,
} from '@vitrine/shared/contract';
import { choices, question } from './poll-question';
import { type Piece, sceneObjects } from './scene-objects';
import type { Template } from './template';

/** The finalists side by side, as they stand in the hall. */
export const hallPieces: Piece[] = [
  {
    model: 'armchair',
    at: [-1.5, 0, -0.1],
    turned: 22,
    alt: { en: 'Finalist 1: a moss-green armchair', de: 'Finalist 1: ein moosgrüner Sessel' },
  },
  {
    model: 'coffee-table',
    at: [-0.35, 0, 0.3],
    turned: 8,
    alt: {
      en: 'Finalist 2: a pebble-shaped table of smoked oak',
      de: 'Finalist 2: ein kieselförmiger Tisch aus Räuchereiche',
    },
  },
  {
    model: 'chair',
    at: [0.6, 0, 0],
    turned: -18,
    alt: {
      en: 'Finalist 3: a chair with a bent shell in oatmeal wool',
      de: 'Finalist 3: ein Stuhl mit gebogener Schale in hafermehlfarbener Wolle',
    },
  },
  {
    model: 'floor-lamp',
    at: [1.35, 0, -0.2],
    turned: 180,
    alt: {
      en: 'Finalist 4: a reading lamp with a bowed brass stem',
      de: 'Finalist 4: eine Leseleuchte mit gebogenem Messingstab',
    },
  },
];

export const hall: Omit<ScenesDocument, 'objects'> = {
  title: { en: 'The finalists', de: 'Das Finale' },
  alt: {
    en: 'Four finalists side by side on a bright stage: an armchair, a low table, a chair and a reading lamp.',
    de: 'Vier Finalisten nebeneinander auf heller Bühne: ein Sessel, ein niedriger Tisch, ein Stuhl und eine Leseleuchte.',
  },
  lighting: 'daylight',
  background: '#d9d0e8',
  floor: { visible: true, colour: '#d9d0e8' },
  // So far that a phone held upright shows all four.
  camera: { position: [0.2, 1.4, 5.4], target: [-0.05, 0.66, -0.1], fieldOfViewDegrees: 34 },
};

/** On the presenter screen its bars move while the room votes. */
const award: VotingDocument = {
  title: { en: 'Which finalist gets the audience award?', de: 'Wer bekommt den Publikumspreis?' },
  type: 'single',
  results: 'always',
  changeAllowed: true,
  options: choices([
    ['one', '1 · The armchair', '1 · Der Sessel'],
    ['two', '2 · The pebble table', '2 · Der Kieseltisch'],
    ['three', '3 · The shell chair', '3 · Der Schalenstuhl'],
    ['four', '4 · The reading lamp', '4 · Die Leseleuchte'],
  ]),
};

const evening: PollingDocument = {
  title: { en: 'Your evening', de: 'Ihr Abend' },
  results: 'never',
  changeAllowed: true,
  questions: {
    liked: question(
      'a0',
      'single',
      { en: 'How did you like the evening?', de: 'Wie hat Ihnen der Abend gefallen?' },
      [
        ['very', 'Very much', 'Sehr gut'],
        ['well', 'Well', 'Gut'],
        ['mixed', 'Some of it', 'Teils, teils'],
        ['little', 'Not much', 'Weniger'],
      ],
    ),
    again: question(
      'a1',
      'multiple',
      { en: 'What should there be more of next time?', de: 'Wovon soll es nächstes Mal mehr geben?' },
      [
        ['try', 'Pieces to try', 'Stücke zum Ausprobieren'],
        ['talks', 'Talks with the makers', 'Gespräche mit den Machern'],
        ['music', 'Music', 'Musik'],
        ['food', 'Something to eat', 'Etwas zu essen'],
      ],
    ),
  },
};

const theme = (poster: string): ThemeDocument => ({
  title: { en: 'Choose the winner', de: 'Wählen Sie das Siegerstück' },
  tagline: {
    en: 'Four finalists, one audience award. Look closely, then vote.',
    de: 'Vier im Finale, ein Publikumspreis. Sehen Sie genau hin und stimmen Sie ab.',
  },
  poster,
  followsBrand: false,
  logo: null,
  colours: {
    background: '#f3f0f9',
    surface: '#ffffff',
    text: '#231b33',
    accent: '#5b3aa6',
    onAccent: '#ffffff',
  },
  dark: {
    background: '#17112a',
    surface: '#241b3d',
    text: '#efeaf9',
    accent: '#c1a9f5',
    onAccent: '#1f1440',
  },
  font: 'rounded',
  headingFont: null,
  radiusPx: 20,
  spacing: 'regular',
  buttons: 'filled',
});

/** An evening at which the audience decides. */
export const eventVoting: Template = {
  name: { en: 'Event voting', de: 'Abstimmung beim Event' },
  description: {
    en: 'Four finalists on show, a vote for the audience award and a poll about the evening.',
    de: 'Vier Finalisten zum Ansehen, eine Abstimmung über den Publikumspreis und eine Umfrage über den Abend.',
  },
  models: [...new Set(hallPieces.map(({ model }) => model))],
  products: [],
  documents: ({ model, poster }) => [
    { area: 'scenes', data: { ...hall, objects: sceneObjects(hallPieces, model) } },
    { area: 'voting', data: award },
    { area: 'polling', data: evening },
    { area: 'theme', data: theme(poster) },
  ],
};
