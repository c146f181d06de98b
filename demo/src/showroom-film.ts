import { type CaptionCue, emptyVideo, type VideoDocument } from '@vitrine/shared/contract';

/** The demo's film, `showroom.mp4`, with its poster (`npm run film -w demo`), and the words that go with it. */

export const filmSeconds = 9;
export const filmPixels = { width: 1280, height: 720 };

export const filmChapters = {
  living: { startMs: 0, title: { en: 'Living room', de: 'Wohnzimmer' } },
  dining: { startMs: 4500, title: { en: 'Dining room', de: 'Esszimmer' } },
} satisfies VideoDocument['chapters'];

type Caption = [id: string, startMs: number, endMs: number, en: string, de: string];

/** The film has no sound: its captions tell what is to be seen. */
const captions: Caption[] = [
  ['sofa', 300, 2200, 'Havn, a sofa in oatmeal wool.', 'Havn, ein Sofa in hafermehlfarbener Wolle.'],
  [
    'table',
    2400,
    4300,
    'Before it Kisel, a pebble of smoked oak.',
    'Davor Kisel, ein Kiesel aus Räuchereiche.',
  ],
  ['dining', 4700, 6700, 'Brygga, a walnut table for eight.', 'Brygga, ein Tisch aus Nussbaum für acht.'],
  [
    'workshop',
    6900,
    8800,
    'All of it from our workshop, made to be repaired.',
    'Alles aus unserer Werkstatt, gemacht, um repariert zu werden.',
  ],
];

const captionsIn = (language: 'en' | 'de'): { cues: Record<string, CaptionCue> } => ({
  cues: Object.fromEntries(
    captions.map(([id, startMs, endMs, en, de]) => [id, { startMs, endMs, text: { en, de }[language] }]),
  ),
});

/** @param file of the film. @param poster its picture. */
export const showroomFilm = (file: string, poster: string): VideoDocument => ({
  ...emptyVideo(),
  title: { en: 'Two rooms in oak', de: 'Zwei Räume in Eiche' },
  description: {
    en: 'A walk past the furniture of this showroom, in nine seconds and without sound.',
    de: 'Ein Gang an den Möbeln dieses Showrooms vorbei, in neun Sekunden und ohne Ton.',
  },
  source: { kind: 'file', sha256: file },
  poster,
  posterSeconds: 0,
  captions: { en: captionsIn('en'), de: captionsIn('de') },
  chapters: structuredClone(filmChapters),
  muted: true,
  fit: 'cover',
});
