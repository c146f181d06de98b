import type { Translation } from '@vitrine/shared/ui';
import type { values as english } from './en-values';

export const values: Translation<typeof english, 'de'> = {
  arrangement: {
    given: 'Wie angegeben',
    shuffled: 'Gemischt',
    'shuffled-but-last': 'Gemischt, die letzte bleibt hinten',
  },
  source: { inline: 'Hier geschrieben', vault: 'Aus dem Speicher' },
  type: {
    single: 'Eine Auswahl',
    multiple: 'Mehrere',
    rating: 'Bewertung',
    nps: 'Weiterempfehlung (NPS)',
    csat: 'Zufriedenheit (CSAT)',
    ces: 'Aufwand (CES)',
    picture: 'Bilderwahl',
    ranking: 'Rangfolge',
    matrix: 'Matrix',
    number: 'Zahl',
    date: 'Datum',
    'short-text': 'Kurzer Text',
    'long-text': 'Langer Text',
    consent: 'Einwilligung',
  },
};
