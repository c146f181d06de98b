import type { ExperienceVisits } from '@vitrine/shared/contract';

/** Twelve visits on two days. */
export const someVisits = (own: Partial<ExperienceVisits> = {}): ExperienceVisits => ({
  from: '2026-11-20T00:00:00.000Z',
  until: '2026-11-22T00:00:00.000Z',
  visits: 12,
  uniqueVisitors: 5,
  consent: { given: 7, refused: 3 },
  liveVisitors: 2,
  missing: null,
  step: 'day',
  series: [
    { at: '2026-11-20T00:00:00.000Z', visits: 4 },
    { at: '2026-11-21T00:00:00.000Z', visits: 8 },
  ],
  sources: [{ source: 'code', visits: 12 }],
  deviceClasses: [{ deviceClass: 'phone', visits: 12 }],
  languages: [{ language: 'en', visits: 12 }],
  funnel: [{ area: 'products', opened: 6, used: 3 }],
  documents: [
    { documentId: 'oak', area: 'products', title: { en: 'Oak table' }, counts: { looks: 5, unavailable: 2 } },
    { documentId: 'ash', area: 'products', title: { en: 'Ash chair' }, counts: { looks: 4 } },
  ],
  timeline: [],
  ...own,
});
