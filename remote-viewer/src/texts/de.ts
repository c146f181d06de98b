import type { Texts } from './en';

export const de: Texts = {
  start: 'Hereinspaziert',
  loading: 'Wird geladen …',
  loadingScene: (percent) => `Die Szene wird geladen, ${percent} %`,
  retry: 'Noch einmal versuchen',
  close: 'Schließen',
  leave: 'Zurück zum Anfang',
  language: 'Sprache',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  yourData: 'Ihre Daten',
  menu: 'Was es hier gibt',
  scenes: 'Szenen',
  polls: 'Fragen',
  products: 'Produkte',
  videos: 'Filme',
  smallerText: 'Kleinerer Text',
  largerText: 'Größerer Text',
  resetView: 'Ansicht zurücksetzen',
  sceneKeys:
    'Pfeiltasten drehen die Szene, Plus und Minus gehen näher heran und zurück, Pos1 setzt die Ansicht zurück.',
  objects: 'Was hier steht',
  noWebgl: 'Dieser Browser kann kein 3D zeigen. Hier ist, was in der Szene steht.',
  sceneBroke: 'Die Szene kann gerade nicht gezeigt werden. Hier ist, was darin steht.',
  sceneFailed:
    'Die Szene konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  someModelsFailed: 'Einige Stücke konnten nicht geladen werden.',
  newVersion: 'Es gibt eine neuere Fassung.',
  reload: 'Zeigen',
  previewBanner: 'Vorschau. Sie sehen den Entwurf; nichts wird gezählt.',
  testBanner: (label) => `Testzugang „${label}“. Sie sehen den Entwurf; nichts wird gezählt.`,
  draftEmpty: 'In diesem Entwurf gibt es noch keine Szene.',
  opens: (when) => `Es öffnet am ${when}.`,
  states: {
    scheduled: {
      title: 'Noch nicht geöffnet',
      text: 'Dieses Erlebnis öffnet bald. Bitte kommen Sie später wieder.',
    },
    paused: { title: 'Kurze Pause', text: 'Dieses Erlebnis macht eine Pause und ist bald wieder da.' },
    ended: { title: 'Das ist vorbei', text: 'Dieses Erlebnis ist zu Ende. Danke für Ihr Interesse.' },
    unassigned: {
      title: 'Noch nichts zu sehen',
      text: 'Für diesen Ort wird etwas vorbereitet. Bitte kommen Sie später wieder.',
    },
    'nothing-to-test': {
      title: 'Noch nichts zu testen',
      text: 'Diesem Ort ist kein Erlebnis zugewiesen. Sobald eines da ist, zeigt dieser Link es.',
    },
    revoked: { title: 'Dieser Testzugang ist beendet', text: 'Bitten Sie um einen neuen Link.' },
    failed: {
      title: 'Das konnte nicht geladen werden',
      text: 'Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    },
  },
};
