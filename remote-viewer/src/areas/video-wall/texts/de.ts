import type { WallTexts } from './en';

const de: WallTexts = {
  name: 'Videowand',
  pairTitle: 'Diesen Bildschirm koppeln',
  pairText: 'Scannen Sie den Code oder geben Sie ihn dort ein, wo die Videowand bearbeitet wird.',
  waitingForServer: 'Es wird auf den Server gewartet. Dieser Bildschirm versucht es von selbst wieder.',
  noPlace:
    'Dieser Bildschirm hat keinen Platz in der Wand. Geben Sie ihm dort einen, wo die Videowand bearbeitet wird.',
  revokedTitle: 'Dieser Bildschirm ist nicht in Gebrauch',
  revokedText: 'Er wurde aus seiner Videowand genommen. Um ihn wieder zu benutzen, koppeln Sie ihn neu.',
  again: 'Neu koppeln',
  nothing: 'Hier wird noch nichts gezeigt.',
  noWall: 'Hier gibt es keine Videowand.',
  keeping: (percent) => `Wird vorbereitet: ${percent}`,
  noRoom: 'Dieses Gerät hat keinen Platz mehr für das, was es abspielt. Zum Abspielen braucht es das Netz.',
  cannotPlay: 'Dieser Bildschirm kann dieses Video nicht abspielen.',
  screen: (number) => `Bildschirm ${number}`,
  playHere: (number) => `Abspielen, was Bildschirm ${number} zeigt`,
};
export default de;
