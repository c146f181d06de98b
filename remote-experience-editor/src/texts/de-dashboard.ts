import type { Translation } from '@vitrine/shared/ui';
import type { dashboard as english } from './en-dashboard';

export const dashboard: Translation<typeof english, 'de'> = {
  reconnecting: 'Verbindung wird neu aufgebaut: Die Zahlen können älter sein',
  notLive: 'Nicht mehr live: Neu laden zeigt neuere Zahlen',
  activePlacements: 'Aktive Platzierungen',
  ofPlacements: 'von {{count}}',
  responses: 'Antworten',
  responsesHelp: 'Gezählte Antworten, insgesamt. Tests zählen nie.',
  openPolls: 'Offene Umfragen',
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
  polls: 'Umfragen live',
  pollsIntro: 'Zahlen, wie sie eingehen.',
  noPolls:
    'Keine Umfrage läuft. Veröffentlicht, öffnet sich eine Umfrage an einer Platzierung mit dem ersten Besucher.',
  votes_one: '{{count}} Antwort',
  votes_other: '{{count}} Antworten',
  share: '{{label}}: {{count}}, {{percent}}',
  start: {
    title: 'Erste Schritte',
    intro: 'In vier Schritten zum ersten Besucher.',
    scene: 'Eine Szene anlegen und etwas hineinstellen',
    poll: 'Besucher mit einer Umfrage etwas fragen',
    publish: 'Das Erlebnis veröffentlichen',
    placement: 'Es einer Platzierung in einem Store zuweisen',
    done: 'Erledigt',
    open: 'Offen',
  },
};
