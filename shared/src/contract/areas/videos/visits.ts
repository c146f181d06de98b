import { z } from 'zod';

export const videosVisits = {
  /** Visits that began the video, then those that watched each tenth of it. Empty for what is no video. */
  plays: z.array(z.int()),
};
