import type { AreaVisits } from '../../visitors/area-visits';

export const scenesVisits: AreaVisits = {
  events: ['scene'],
  keptAs: ({ kind }) => ({ kind, detail: '' }),
  measured: ['scene'],
  measures: () => ['views'],
  read: () => ({}),
  none: {},
};
