import type { ScenesDocument } from '@vitrine/shared/contract';
import type { Piece } from './scene-objects';

/** A room of 5 × 5 m, its window at the left, seen from the open right corner. */
export const livingRoomPieces: Piece[] = [
  {
    model: 'wall',
    at: [0, 0, -2],
    locked: true,
    alt: { en: 'A wall in warm white plaster', de: 'Eine Wand in warmweißem Putz' },
  },
  {
    model: 'window-wall',
    at: [-2.5, 0, 0.5],
    turned: 90,
    locked: true,
    alt: { en: 'A tall window with linen curtains', de: 'Ein hohes Fenster mit Leinenvorhängen' },
  },
  {
    model: 'rug',
    at: [0.1, 0, 0.05],
    alt: {
      en: 'A hand-tufted wool rug with sand and rust-coloured arcs, 2.80 by 1.96 metres',
      de: 'Ein handgetufteter Wollteppich mit Bögen in Sand und Rost, 2,80 mal 1,96 Meter',
    },
  },
  {
    model: 'sofa',
    at: [0.1, 0, -1.28],
    alt: {
      en: 'The sofa Havn: a three-seater in oatmeal wool on turned oak feet, 2.30 metres wide',
      de: 'Das Sofa Havn: ein Dreisitzer in hafermehlfarbener Wolle auf gedrechselten Eichenfüßen, 2,30 Meter breit',
    },
  },
  {
    model: 'coffee-table',
    at: [0.08, 0.014, 0.1],
    turned: 8,
    alt: {
      en: 'The coffee table Kisel: a pebble of smoked oak on three turned legs',
      de: 'Der Couchtisch Kisel: ein Kiesel aus Räuchereiche auf drei gedrechselten Beinen',
    },
  },
  {
    model: 'bowl',
    at: [0.33, 0.364, 0.14],
    turned: 30,
    alt: { en: 'A dark stoneware bowl with three pears', de: 'Eine dunkle Steingutschale mit drei Birnen' },
  },
  {
    model: 'armchair',
    at: [1.62, 0, 0.42],
    turned: -66,
    alt: {
      en: 'The armchair Vik: one wrap of moss-green wool on a walnut swivel base',
      de: 'Der Sessel Vik: eine Schale aus moosgrüner Wolle auf drehbarem Nussbaumfuß',
    },
  },
  {
    model: 'floor-lamp',
    at: [1.72, 0, -1.3],
    turned: 180,
    alt: {
      en: 'The reading lamp Bue: a bowed brass stem with a linen shade',
      de: 'Die Leseleuchte Bue: ein gebogener Messingstab mit Leinenschirm',
    },
  },
  {
    model: 'plant',
    at: [-1.78, 0, -1.38],
    turned: 40,
    alt: { en: 'A fiddle-leaf fig in a clay pot', de: 'Eine Geigenfeige im Tontopf' },
  },
  {
    model: 'picture',
    at: [0.1, 1.22, -1.998],
    alt: {
      en: 'A framed print: a sun above a rust-coloured hill and dark water',
      de: 'Ein gerahmter Druck: eine Sonne über einem rostfarbenen Hügel und dunklem Wasser',
    },
  },
  {
    model: 'vase',
    at: [-0.16, 0.364, 0.04],
    turned: 70,
    alt: { en: 'A white vase with olive twigs', de: 'Eine weiße Vase mit Olivenzweigen' },
  },
];

export const livingRoom: Omit<ScenesDocument, 'objects'> = {
  title: { en: 'Living room', de: 'Wohnzimmer' },
  alt: {
    en: 'A bright living room: a wool sofa behind a low oak table, a green armchair, a brass reading lamp and a fig tree by a tall window.',
    de: 'Ein helles Wohnzimmer: ein Wollsofa hinter einem niedrigen Eichentisch, ein grüner Sessel, eine Leseleuchte aus Messing und eine Feige am hohen Fenster.',
  },
  lighting: 'daylight',
  background: '#efe9df',
  floor: { visible: true, colour: '#d9cbb6' },
  camera: { position: [2.9, 1.7, 4.6], target: [-0.02, 0.78, -0.5], fieldOfViewDegrees: 34 },
};
