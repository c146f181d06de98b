import { videoTenths } from '@vitrine/shared/contract';
import type { AreaVisits } from '../../visitors/area-visits';

export const videosVisits: AreaVisits = {
  events: ['play'],
  keptAs: (event) => ({ kind: 'play', detail: event.kind === 'play' ? String(event.tenth) : '' }),
  measured: ['play'],
  zeros: ['starts', 'ends'],
  measures: ({ detail }) => (detail === '0' ? ['starts'] : detail === String(videoTenths) ? ['ends'] : []),
  read: (counts) => ({
    plays: Array.from(
      { length: videoTenths + 1 },
      (_, tenth) => counts.find(({ detail }) => detail === String(tenth))?.count ?? 0,
    ),
  }),
  none: { plays: [] },
};
