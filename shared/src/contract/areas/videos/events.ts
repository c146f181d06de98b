import { z } from 'zod';
import { entityId } from '../../values/ids';
import { videoTenths } from './video-tenths';

export const videosEvents = [
  /** A video played within this tenth of its length. */
  z.strictObject({
    kind: z.literal('play'),
    documentId: entityId,
    tenth: z.int().min(0).max(videoTenths),
  }),
] as const;
