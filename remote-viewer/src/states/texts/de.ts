import type { StateTexts } from './en';

export default {
  opens: (when) => `Dieses Erlebnis öffnet am ${when}.`,
  scheduled: {
    title: 'Noch nicht geöffnet',
    text: 'Dieses Erlebnis öffnet bald. Bitte kommen Sie später wieder.',
  },
  paused: { title: 'Kurze Pause', text: 'Dieses Erlebnis ist gerade unterbrochen und bald wieder da.' },
  ended: { title: 'Das ist vorbei', text: 'Dieses Erlebnis ist zu Ende. Danke für Ihr Interesse.' },
  unassigned: {
    title: 'Noch nichts zu sehen',
    text: 'Für diesen Ort wird etwas vorbereitet. Bitte kommen Sie später wieder.',
  },
  'nothing-to-test': {
    title: 'Noch nichts zu testen',
    text: 'Diesem Ort ist kein Erlebnis zugewiesen. Sobald eines zugewiesen ist, zeigt es dieser Link.',
  },
  expired: { title: 'Dieser Testzugang ist abgelaufen', text: 'Bitten Sie um einen neuen Link.' },
  revoked: { title: 'Dieser Testzugang ist beendet', text: 'Bitten Sie um einen neuen Link.' },
  asVisitor: 'Zur Ansicht für Besucher',
  elsewhere: 'Ein anderes Erlebnis finden',
  unreachable: {
    title: 'Das konnte nicht geladen werden',
    text: 'Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  faulty: {
    title: 'Das konnte nicht geladen werden',
    text: 'Der Fehler liegt bei uns, nicht an Ihrer Verbindung. Versuchen Sie es gleich noch einmal.',
  },
  crowded: {
    title: 'Gerade ist viel los',
    text: 'Diese Seite versucht es in einer Minute von selbst noch einmal.',
  },
} satisfies StateTexts;
