/** What the videos say, with them: nobody downloads it before a film is opened. */
const en = {
  back: 'All videos',
  none: 'There is no film to watch now.',
  playlist: (count: number) => (count === 1 ? '1 film' : `${count} films`),
  nowPlaying: 'now playing',
  captions: 'Captions',
  captionsOff: 'Off',
  chapters: 'Chapters',
  transcript: 'Transcript',
  inThisList: 'In this list',
  unreachable: 'The film does not arrive. Check the connection, then try again.',
  broken: 'The film cannot be played: it is gone or damaged. Watch another one, or try again later.',
  keys: 'Keys: space plays and pauses, arrow left and right jump five seconds, M turns the sound off and on, C the captions, F fills the screen.',
};

const de: typeof en = {
  back: 'Alle Filme',
  none: 'Gerade gibt es keinen Film zu sehen.',
  playlist: (count) => (count === 1 ? '1 Film' : `${count} Filme`),
  nowPlaying: 'läuft gerade',
  captions: 'Untertitel',
  captionsOff: 'Aus',
  chapters: 'Kapitel',
  transcript: 'Zum Lesen',
  inThisList: 'In dieser Liste',
  unreachable: 'Der Film kommt nicht an. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  broken:
    'Der Film kann nicht abgespielt werden: Er ist nicht mehr da oder beschädigt. Sehen Sie einen anderen, oder versuchen Sie es später noch einmal.',
  keys: 'Tasten: Leertaste spielt und hält an, Pfeil links und rechts springen fünf Sekunden, M schaltet den Ton, C die Untertitel, F füllt den Bildschirm.',
};

export const videoTexts = (language: string): typeof en => (language.startsWith('de') ? de : en);
