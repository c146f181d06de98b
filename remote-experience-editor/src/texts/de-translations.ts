import type { Translation } from '@vitrine/shared/ui';
import type { translations as english } from './en-translations';

export const translations: Translation<typeof english, 'de'> = {
  action: 'Übersetzungen',
  export: 'Für Übersetzer exportieren …',
  import: 'Übersetzungen importieren …',
  exportTitle: 'Für Übersetzer exportieren',
  exportIntro:
    'Alle Texte, die Besucher lesen, in {{language}}, mit den Übersetzungen, die es gibt. Archiviertes fehlt, ebenso Kopien aus einem Speicher; die werden dort übersetzt.',
  into: 'Übersetzen in',
  format: 'Format',
  xliff: 'XLIFF',
  csv: 'Tabelle (CSV)',
  formatHelp: {
    xliff: 'Für Übersetzungsprogramme und Agenturen. Version 2.0; zurück kommen darf 1.2 oder 2.',
    csv: 'Für Tabellenprogramme. Die Spalte „Target“ wird ausgefüllt, „ID“ bleibt, wie sie ist.',
  },
  download: 'Herunterladen',
};
