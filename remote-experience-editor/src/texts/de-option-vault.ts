import type { Translation } from '@vitrine/shared/ui';
import type { optionVault as english } from './en-option-vault';

export const optionVault: Translation<typeof english, 'de'> = {
  create: 'Antwortset anlegen',
  search: 'Antwortsets suchen',
  emptyTitle: 'Noch keine Antwortsets hier',
  emptyText:
    'Hier stehen Antworten, die Fragen gemeinsam haben: Skalen, ja und nein, Spannen. Wer ein Set nutzt, erfährt, wenn es sich ändert.',
  options_one: '{{count}} Antwort',
  options_other: '{{count}} Antworten',
  title: 'Titel',
  titleHelp: 'Für das Team; Besucher sehen ihn nicht.',
  new: {
    title: 'Ein Antwortset anlegen',
    empty: 'Leer',
    emptyHelp: 'Eigene Antworten',
  },
};
