import type { Translation } from '@vitrine/shared/ui';
import type { enLists } from './en-lists';

/** Was alle Listen gemeinsam haben. */
export const deLists: Translation<typeof enLists, 'de'> = {
  view: 'Ansicht',
  cards: 'Karten',
  table: 'Tabelle',
  sort: 'Reihenfolge',
  sorted: {
    name: 'Name, A bis Z',
    '-name': 'Name, Z bis A',
    '-stores': 'Meiste Stores',
    stores: 'Wenigste Stores',
    '-experiences': 'Meiste Erlebnisse',
    experiences: 'Wenigste Erlebnisse',
    '-placements': 'Meiste Platzierungen',
    placements: 'Wenigste Platzierungen',
    '-updatedAt': 'Zuletzt geändert',
    updatedAt: 'Am längsten unverändert',
    '-createdAt': 'Neueste',
    createdAt: 'Älteste',
  },
  status: 'Status',
  anyStatus: 'Jeder Status',
  kind: 'Art',
  anyKind: 'Jede Art',
  anyTimeZone: 'Jede Zeitzone',
  chosen_one: '{{count}} ausgewählt',
  chosen_other: '{{count}} ausgewählt',
  chooseSeveral: 'Mehrere auswählen',
  clearChoice: 'Auswahl aufheben',
  archivedMany_one: '{{count}} ist archiviert',
  archivedMany_other: '{{count}} sind archiviert',
  restoredMany_one: '{{count}} ist wieder da',
  restoredMany_other: '{{count}} sind wieder da',
  /** Eine Liste, die jemand mitbringt: Sie wird geprüft, bevor etwas daraus wird. */
  given: {
    or: 'oder',
    choose: 'Datei wählen',
    check: 'Liste prüfen',
    checkAgain: 'Erneut prüfen',
    back: 'Liste ändern',
    reportTitle: 'Was geschehen wird',
    encoding:
      'Die Datei sagt nicht, wie sie geschrieben ist; sie wurde als {{encoding}} gelesen. Sehen Sie nach, ob Namen stimmen.',
    ignored: 'Nicht benutzt: {{columns}}',
    repeated: 'Zweimal genannt; gelesen wird die Spalte weiter links: {{columns}}',
    leave: 'Die Liste ginge verloren. Trotzdem schließen?',
    line: 'Zeile',
    outcome: 'Ergebnis',
    reason: {
      twice: 'Steht zweimal in der Liste. Die erste Zeile zählt.',
      uneven:
        'Die Zeile hat mehr Zellen, als die erste Zeile Spalten nennt. Setzen Sie Anführungszeichen um das, was ein Trennzeichen enthält.',
    },
  },
};
