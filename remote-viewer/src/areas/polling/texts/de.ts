import { plural } from '../../../language/plural';
import inputs from '../../../questions/inputs/texts/de';
import steps from '../../../questions/texts/de';
import type { PollTexts } from './en';

export default {
  steps,
  inputs,
  opens: (moment) => `Diese Umfrage öffnet am ${moment}.`,
  closed: 'Diese Umfrage ist geschlossen.',
  paused: 'Diese Umfrage ist gerade unterbrochen. Bitte kommen Sie gleich wieder.',
  send: 'Antwort senden',
  sent: 'Danke. Ihre Antwort zählt.',
  sentTest: 'Danke. Im Test wird nichts gezählt.',
  kept: {
    offline:
      'Keine Verbindung. Ihre Antwort bleibt auf diesem Gerät und wird gesendet, sobald die Verbindung wieder da ist.',
    busy: 'Unser Server kann Ihre Antwort gerade nicht annehmen. Sie bleibt auf diesem Gerät und wird von selbst gesendet.',
  },
  stayOpen: 'Bitte lassen Sie diese Seite bis dahin offen.',
  refused: {
    closed: 'Ihre Antwort wurde nicht angenommen: Diese Umfrage ist geschlossen.',
    paused: 'Ihre Antwort wurde nicht angenommen: Diese Umfrage ist gerade unterbrochen.',
    ended: 'Ihre Antwort wurde nicht angenommen: Dieses Erlebnis ist zu Ende.',
    'not-active': 'Ihre Antwort wurde nicht angenommen: Hier gibt es gerade nichts zu beantworten.',
    'already-answered': 'Sie haben schon geantwortet.',
    'too-late': 'Ihre Antwort kam zu spät.',
    revoked: 'Ihre Antwort wurde nicht angenommen: Dieser Testzugang ist beendet.',
    expired: 'Ihre Antwort wurde nicht angenommen: Dieser Testzugang ist abgelaufen.',
    unreachable:
      'Ihre Antwort konnte nicht gesendet werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    busy: 'Unser Server kann Ihre Antwort gerade nicht annehmen. Versuchen Sie es gleich noch einmal.',
    other: 'Ihre Antwort wurde nicht angenommen.',
  },
  change: 'Antwort ändern',
  consent: { given: 'Zugestimmt', refused: 'Nicht zugestimmt' },
  yours: 'Ihre Antwort',
  answers: (count) => plural('de', count, { one: '# Antwort', other: '# Antworten' }),
  resultsLater: 'Die Ergebnisse erscheinen, wenn die Umfrage geschlossen ist.',
} satisfies PollTexts;
