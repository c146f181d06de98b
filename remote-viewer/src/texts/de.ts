import type { Texts } from './en';

export default {
  start: 'Hereinspaziert',
  loading: 'Wird geladen …',
  notLoaded: 'Das konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
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
} satisfies Texts;
