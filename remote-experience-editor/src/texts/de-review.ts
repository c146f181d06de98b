import type { Translation } from '@vitrine/shared/ui';
import type { review as english } from './en-review';

export const review: Translation<typeof english, 'de'> = {
  title: 'Prüfung vor dem Veröffentlichen',
  ask: 'Um Prüfung bitten',
  askShort: 'Prüfung',
  open: 'Prüfen',
  approve: 'Freigeben',
  refuse: 'Um Änderungen bitten',
  states: {
    requested: 'Wartet auf Prüfung',
    approved: 'Freigegeben',
    stale: 'Seit der Freigabe geändert',
    'changes-asked': 'Änderungen erbeten',
  },
  intro: {
    none: 'In dieser Marke sieht eine andere Person den Entwurf an, bevor er veröffentlicht wird.',
    wait: 'Er kann veröffentlicht werden, sobald eine andere Person ihn freigegeben hat. Jede Änderung danach braucht eine neue Prüfung.',
    decide:
      'Sehen Sie den Entwurf durch. Geben Sie ihn frei, wie er jetzt ist, oder sagen Sie, was sich vorher ändern soll.',
    approved: 'Der Entwurf ist freigegeben. Wer in dieser Marke veröffentlichen darf, kann es jetzt tun.',
    stale:
      'Der Entwurf wurde nach der Freigabe geändert, deshalb gilt sie nicht mehr. Bitten Sie noch einmal um eine Prüfung.',
    'changes-asked': 'Änderungen wurden erbeten. Bitten Sie danach noch einmal um eine Prüfung.',
  },
  steps: 'Was erbeten und entschieden wurde',
  askedBy: '{{name}} hat am {{at}} um eine Prüfung gebeten.',
  approvedBy: '{{name}} hat am {{at}} freigegeben.',
  refusedBy: '{{name}} hat am {{at}} um Änderungen gebeten.',
  reviewers: 'Freigeben können: {{names}}',
  nobody:
    'Niemand sonst darf in dieser Marke veröffentlichen, also könnte niemand freigeben. Eine Managerin oder ein Manager kann jemanden hereinlassen oder die Prüfung in den Einstellungen der Marke abschalten.',
  compare: 'Ansehen, was anders ist als in der veröffentlichten Version',
  note: 'Notiz',
  noteHelp: 'Was neu ist und worauf zu achten ist. Darf leer bleiben.',
  comment: 'Kommentar',
  commentHelp: 'Nötig, wenn Sie um Änderungen bitten.',
  asked: 'Um die Prüfung ist gebeten.',
  approvedDone: 'Der Entwurf ist freigegeben und kann veröffentlicht werden.',
  refusedDone: 'Um die Änderungen ist gebeten.',
};
