import inputs from '../../../questions/inputs/texts/de';
import steps from '../../../questions/texts/de';
import type { SurveyTexts } from './en';

export default {
  steps,
  inputs,
  start: 'Los geht’s',
  send: 'Antworten senden',
  place: (number, ahead) =>
    ahead === 0 ? `Seite ${number}, die letzte` : `Seite ${number}, danach höchstens noch ${ahead}`,
  sentBack: 'Ihre Antworten führen auf diese Seite zurück. Ändern Sie eine, um fortzufahren.',
  nothing: 'Bitte mindestens eine Frage beantworten.',
  opens: (moment) => `Diese Umfrage öffnet am ${moment}.`,
  closed: 'Diese Umfrage ist geschlossen.',
  paused: 'Diese Umfrage ist gerade unterbrochen. Bitte kommen Sie gleich wieder.',
  answered: 'Sie haben diese Umfrage schon beantwortet. Vielen Dank.',
  changed:
    'Es gibt jetzt eine neuere Fassung dieser Umfrage. Ihre Antworten sind noch da, wo sie noch passen. Bitte sehen Sie sie durch und senden Sie sie.',
  sending: 'Ihre Antworten sind unterwegs.',
  sent: 'Danke. Ihre Antworten sind angekommen.',
  sentTest: 'Danke. Im Test wird nichts gezählt.',
  kept: {
    offline:
      'Keine Verbindung. Ihre Antworten bleiben auf diesem Gerät und werden gesendet, sobald die Verbindung wieder da ist.',
    busy: 'Unser Server kann Ihre Antworten gerade nicht annehmen. Sie bleiben auf diesem Gerät und werden von selbst gesendet.',
  },
  stayOpen: 'Bitte lassen Sie diese Seite bis dahin offen.',
  refused: {
    closed: 'Ihre Antworten wurden nicht angenommen: Diese Umfrage ist geschlossen.',
    full: 'Ihre Antworten wurden nicht angenommen: Es haben schon genug Menschen geantwortet.',
    paused: 'Ihre Antworten wurden nicht angenommen: Diese Umfrage ist gerade unterbrochen.',
    ended: 'Ihre Antworten wurden nicht angenommen: Dieses Erlebnis ist zu Ende.',
    'not-active': 'Ihre Antworten wurden nicht angenommen: Hier gibt es gerade nichts zu beantworten.',
    'code-needed':
      'Ihre Antworten wurden nicht angenommen: Diese Umfrage braucht einen Code, der einmal gilt.',
    'already-answered': 'Sie haben diese Umfrage schon beantwortet. Vielen Dank.',
    'too-late': 'Ihre Antworten kamen zu spät.',
    revoked: 'Ihre Antworten wurden nicht angenommen: Dieser Testzugang ist beendet.',
    expired: 'Ihre Antworten wurden nicht angenommen: Dieser Testzugang ist abgelaufen.',
    unreachable:
      'Ihre Antworten konnten nicht gesendet werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    busy: 'Unser Server kann Ihre Antworten gerade nicht annehmen. Versuchen Sie es gleich noch einmal.',
    other: 'Ihre Antworten wurden nicht angenommen. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
  },
  goOn: (site) => `Weiter zu ${site}`,
} satisfies SurveyTexts;
