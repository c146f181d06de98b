import type { Translation } from '@vitrine/shared/ui';
import type { runs as english } from './en-runs';

export const runs: Translation<typeof english, 'de'> = {
  states: { ready: 'Bereit', open: 'Offen', paused: 'Pausiert', closed: 'Geschlossen' },
  actions: { open: 'Öffnen', pause: 'Pausieren', close: 'Schließen', reset: 'Neue Runde' },
  actionFor: '{{action}}: {{placement}}',
};
