import type { Translation } from '@vitrine/shared/ui';
import type { en } from './en';

export const de: Translation<typeof en, 'de'> = {
  intro: 'Antwortsets, einmal aufbewahrt, etwa Skalen und Spannen.',
  documents_one: '{{count}} Antwortset',
  documents_other: '{{count}} Antwortsets',
  importTitle: 'Antwortsets importieren',
  open: 'Antwortspeicher öffnen',
  create: 'Antwortset anlegen',
  search: 'Antwortsets suchen',
  emptyTitle: 'Noch keine Antwortsets hier',
  emptyText:
    'Hier stehen Antworten, die Fragen gemeinsam haben: Skalen, ja und nein, Spannen. Wer ein Set nutzt, erfährt, wenn es sich ändert.',
  title: 'Titel',
  titleHelp: 'Für das Team; Besucher sehen ihn nicht.',
  new: {
    title: 'Ein Antwortset anlegen',
    empty: 'Leer',
    emptyHelp: 'Eigene Antworten',
  },
};
