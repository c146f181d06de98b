import type { ScenesDocument } from '@vitrine/shared/contract';
import type { Piece } from './scene-objects';

const chairAlt = {
  en: 'The chair Löv: a bent shell in oatmeal wool on oak legs',
  de: 'Der Stuhl Löv: eine gebogene Schale in hafermehlfarbener Wolle auf Eichenbeinen',
};
/** Turned a little differently each, as after a good dinner. */
const chairs: Piece[] = [
  { model: 'chair', at: [-0.72, 0, -0.72], turned: 3, alt: chairAlt },
  { model: 'chair', at: [0, 0, -0.74], turned: -2, alt: chairAlt },
  { model: 'chair', at: [0.72, 0, -0.72], turned: -4, alt: chairAlt },
  { model: 'chair', at: [-0.72, 0, 0.74], turned: 176, alt: chairAlt },
  { model: 'chair', at: [0.02, 0, 0.8], turned: 184, alt: chairAlt },
  { model: 'chair', at: [0.78, 0, 0.9], turned: 160, alt: chairAlt },
];
const lampAlt = {
  en: 'The pendant Klocka: a dome of clay-coloured ceramic',
  de: 'Die Pendelleuchte Klocka: eine Kuppel aus tonfarbener Keramik',
};

/** A dining room in the evening, light from the left, seen from the open left corner. */
export const diningRoomPieces: Piece[] = [
  {
    model: 'wall',
    at: [0, 0, -2],
    locked: true,
    alt: { en: 'A wall in warm white plaster', de: 'Eine Wand in warmweißem Putz' },
  },
  {
    model: 'wall',
    at: [2.5, 0, 0.5],
    turned: -90,
    locked: true,
    alt: { en: 'A wall in warm white plaster', de: 'Eine Wand in warmweißem Putz' },
  },
  {
    model: 'dining-table',
    at: [0, 0, 0],
    alt: {
      en: 'The dining table Brygga: a boat-shaped walnut top on two fluted drums, for eight people',
      de: 'Der Esstisch Brygga: eine bootsförmige Nussbaumplatte auf zwei kannelierten Säulen, für acht Personen',
    },
  },
  ...chairs,
  { model: 'pendant-lamp', at: [-0.5, 1.62, 0], alt: lampAlt },
  { model: 'pendant-lamp', at: [0.5, 1.62, 0], alt: lampAlt },
  {
    model: 'bowl',
    at: [0.1, 0.75, 0.02],
    turned: 20,
    alt: { en: 'A dark stoneware bowl with three pears', de: 'Eine dunkle Steingutschale mit drei Birnen' },
  },
  {
    model: 'sideboard',
    at: [0.1, 0, -1.72],
    alt: {
      en: 'The sideboard Rand: oak with two tambour doors, 1.80 metres wide',
      de: 'Das Sideboard Rand: Eiche mit zwei Rolltüren, 1,80 Meter breit',
    },
  },
  {
    model: 'vase',
    at: [0.62, 0.72, -1.7],
    turned: 25,
    alt: { en: 'A white vase with olive twigs', de: 'Eine weiße Vase mit Olivenzweigen' },
  },
  {
    model: 'picture',
    at: [-0.62, 1.0, -1.998],
    alt: {
      en: 'A framed print: a sun above a rust-coloured hill and dark water',
      de: 'Ein gerahmter Druck: eine Sonne über einem rostfarbenen Hügel und dunklem Wasser',
    },
  },
];

export const diningRoom: Omit<ScenesDocument, 'objects'> = {
  title: { en: 'Dining room', de: 'Esszimmer' },
  alt: {
    en: 'A dining room in the evening: six wool chairs around a walnut table, two clay lamps above it, an oak sideboard at the wall.',
    de: 'Ein Esszimmer am Abend: sechs Wollstühle um einen Nussbaumtisch, darüber zwei Leuchten aus Ton, an der Wand ein Sideboard aus Eiche.',
  },
  lighting: 'evening',
  background: '#efe6da',
  floor: { visible: true, colour: '#c9b394' },
  camera: { position: [-3, 1.75, 4.7], target: [0.05, 0.86, -0.3], fieldOfViewDegrees: 34 },
};
