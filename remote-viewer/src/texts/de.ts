import type { Texts } from './en';

export default {
  start: 'Eintreten',
  loading: 'Wird geladen …',
  notLoaded: 'Das konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  missing: 'Wohin dieser Link führt, gibt es nicht mehr.',
  retry: 'Noch einmal versuchen',
  close: 'Schließen',
  leave: 'Zurück zum Anfang',
  language: 'Sprache',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  yourData: 'Ihre Daten',
  menu: 'Menü',
  smallerText: 'Kleinerer Text',
  largerText: 'Größerer Text',
  newVersion: 'Es gibt eine neue Version.',
  reload: 'Anzeigen',
  loading3d: (percent) => `3D wird geladen, ${percent}`,
  someObjectsFailed: 'Einige Objekte konnten nicht geladen werden.',
  noWebgl: 'Dieser Browser kann kein 3D zeigen.',
  viewBroken: 'Die 3D-Ansicht kann gerade nicht gezeigt werden.',
} satisfies Texts;
