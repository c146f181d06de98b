import type { Translation } from '@vitrine/shared/ui';
import type { en } from './en';

export const de: Translation<typeof en, 'de'> = {
  intro: 'Was Besucher getan haben und was zwischen diesem Erlebnis und seiner nächsten Version steht.',
  reconnecting: 'Verbindung wird neu aufgebaut: Die Zahlen können älter sein',
  notLive: 'Nicht mehr live: Neu laden zeigt neuere Zahlen',
  activePlacements: 'Aktive Platzierungen',
  ofPlacements: 'von {{count}}',
  responses: 'Antworten',
  responsesHelp: 'Gezählte Antworten, insgesamt. Tests zählen nie.',
  openRuns: 'Offene Läufe',
  version: 'Veröffentlichte Version',
  noVersion: 'Keine',
  publication: {
    title: 'Veröffentlichung',
    draft: 'Noch ist nichts veröffentlicht: Besucher sehen nichts.',
    published: 'Besucher sehen den neuesten Stand.',
    changed: 'Besucher sehen Version {{version}}; neuere Änderungen warten auf ihre Veröffentlichung.',
    unpublished: 'Besucher sehen nichts: Das Erlebnis wurde zurückgezogen.',
    archived: 'Archiviert: Besucher sehen nichts.',
    blocked: 'Was der Veröffentlichung im Weg steht',
    warned: 'Was besser sein könnte',
    clear: 'Alle Prüfungen sind bestanden.',
  },
  start: {
    title: 'Erste Schritte',
    intro_one: 'In {{count}} Schritt zum ersten Besucher.',
    intro_other: 'In {{count}} Schritten zum ersten Besucher.',
    placement: 'Es einer Platzierung in einem Store zuweisen',
    done: 'Erledigt',
    open: 'Offen',
  },
};
