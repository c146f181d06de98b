import { plural } from '../../../language/plural';
import type { VideoTexts } from './en';

export default {
  none: 'Gerade gibt es keine Videos zu sehen.',
  playlist: (count) => plural('de', count, { one: '# Video', other: '# Videos' }),
  nowPlaying: 'läuft gerade',
  captions: 'Untertitel',
  captionsOff: 'Aus',
  chapters: 'Kapitel',
  transcript: 'Zum Nachlesen',
  inThisList: 'In dieser Liste',
  unreachable:
    'Das Video konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  broken:
    'Dieses Video kann nicht abgespielt werden: Es fehlt oder ist beschädigt. Sehen Sie ein anderes an oder versuchen Sie es später noch einmal.',
  keys: 'Tasten: Leertaste spielt ab und pausiert, Pfeil links und rechts springen um fünf Sekunden, M schaltet den Ton aus und ein, C die Untertitel, F den Vollbildmodus.',
} satisfies VideoTexts;
