import { z } from 'zod';
import { named } from '../values/values';
import { storedFile } from './library';

/** What has become of an uploaded video: its check takes longer than a call should. */
export const videoIntake = named('VideoIntake', {
  /** The upload's. */
  id: z.string(),
  state: z.enum(['working', 'ready', 'refused']),
  /** 0 to 1. */
  progress: z.number(),
  /** Why it was refused, for people. */
  message: z.string().nullable(),
  file: storedFile.nullable(),
});
export type VideoIntake = z.infer<typeof videoIntake>;
