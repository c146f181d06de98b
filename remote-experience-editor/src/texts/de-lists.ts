import type { Translation } from '@vitrine/shared/ui';
import type { lists as english } from './en-lists';

export const lists: Translation<typeof english, 'de'> = {
  paste: {
    title: 'Liste einfügen',
    label: 'Ein Eintrag je Zeile',
    add_one: '{{count}} Eintrag hinzufügen',
    add_other: '{{count}} Einträge hinzufügen',
    tooLong: 'Diese Zeilen sind zu lang: {{lines}}',
    tooMany_one: 'Platz ist noch für {{count}} Eintrag.',
    tooMany_other: 'Platz ist noch für {{count}} Einträge.',
  },
};
