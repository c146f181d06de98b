import { plural } from '../../../language/plural';
import type { VoteTexts } from './en';

export default {
  ready: 'Die Abstimmung hat noch nicht begonnen. Sie erscheint hier, sobald sie geöffnet wird.',
  closed: 'Diese Abstimmung ist geschlossen.',
  paused: 'Diese Abstimmung ist gerade unterbrochen. Bitte warten Sie einen Moment.',
  held: 'Das Ergebnis wird gleich gezeigt.',
  hidden: 'Das Ergebnis wird nicht gezeigt.',
  chooseOne: 'Zum Abstimmen antippen',
  chooseSeveral: 'Tippen Sie so viele an, wie Sie mögen, dann senden',
  send: 'Stimme senden',
  sent: 'Danke. Ihre Stimme zählt.',
  sentTest: 'Danke. Im Test wird nichts gezählt.',
  closesIn: 'Schließt in',
  kept: {
    offline:
      'Keine Verbindung. Ihre Stimme bleibt auf diesem Gerät und wird gesendet, sobald die Verbindung wieder da ist; sie zählt, wenn dann noch abgestimmt wird.',
    busy: 'Unser Server kann Ihre Stimme gerade nicht annehmen. Sie bleibt auf diesem Gerät und wird von selbst gesendet.',
  },
  stayOpen: 'Bitte lassen Sie diese Seite bis dahin offen.',
  refused: {
    closed: 'Ihre Stimme wurde nicht gezählt: Diese Abstimmung ist geschlossen.',
    paused: 'Ihre Stimme wurde nicht gezählt: Diese Abstimmung ist gerade unterbrochen.',
    ended: 'Ihre Stimme wurde nicht gezählt: Dieses Erlebnis ist zu Ende.',
    'not-active': 'Ihre Stimme wurde nicht gezählt: Die Abstimmung hat noch nicht begonnen.',
    'code-needed': 'Ihre Stimme wurde nicht gezählt: Dafür braucht es einen Code, der einmal gilt.',
    'already-answered': 'Sie haben schon abgestimmt.',
    'too-late': 'Ihre Stimme kam zu spät.',
    revoked: 'Ihre Stimme wurde nicht gezählt: Dieser Testzugang ist beendet.',
    expired: 'Ihre Stimme wurde nicht gezählt: Dieser Testzugang ist abgelaufen.',
    unreachable:
      'Ihre Stimme konnte nicht gesendet werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    busy: 'Unser Server kann Ihre Stimme gerade nicht annehmen. Versuchen Sie es gleich noch einmal.',
    other: 'Ihre Stimme wurde nicht gezählt.',
  },
  change: 'Stimme ändern',
  again: 'Noch einmal abstimmen',
  protection: {
    none: 'Alle dürfen abstimmen, so oft sie wollen.',
    browser: 'Eine Stimme je Gerät.',
    token: 'Eine Stimme je Code.',
  },
  yours: 'Ihre Stimme',
  resultsLater: 'Die Ergebnisse erscheinen, wenn die Abstimmung geschlossen ist.',
  states: {
    ready: 'Gleich geht es los',
    open: 'Jetzt abstimmen',
    paused: 'Unterbrochen',
    closed: 'Geschlossen',
  },
  wins: 'Gewonnen',
  noVotes: 'Hier gibt es keine Abstimmung.',
  votes: (count) => plural('de', count, { one: '# Stimme', other: '# Stimmen' }),
} satisfies VoteTexts;
