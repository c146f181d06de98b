import { z } from 'zod';
import { storedFile } from './library';

/** What has become of an uploaded video: its check takes longer than a call should. */
export const videoIntake = z
  .object({
    /** The upload's. */
    id: z.string(),
    state: z.enum(['working', 'ready', 'refused']),
    /** 0 to 1. */
    progress: z.number(),
    /** Why it was refused, for people. */
    message: z.string().nullable(),
    file: storedFile.nullable(),
  })
  .meta({ id: 'VideoIntake' });
export type VideoIntake = z.infer<typeof videoIntake>;
