import { z } from 'zod';
import { entityId, placementId } from '../values/ids';
import { named, nameUpTo, timestamp } from '../values/values';

const what = {
  at: timestamp,
  text: nameUpTo(200),
};

/** What staff noted at a moment. */
export const timelineNote = named('TimelineNote', {
  id: entityId,
  at: timestamp,
  text: z.string(),
  /** Who noted it; null for somebody without a name. */
  by: z.string().nullable(),
});
export type TimelineNote = z.infer<typeof timelineNote>;
export const timelineNoteCreate = z.strictObject(what);

/** What happened at a moment that visits may follow from. */
export const timelineEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('published'), at: timestamp, version: z.int() }),
  z.object({ kind: z.literal('unpublished'), at: timestamp }),
  z.object({ kind: z.enum(['paused', 'resumed']), at: timestamp, placementId, placementName: z.string() }),
  z.object({ kind: z.literal('note'), ...timelineNote.shape }),
]);
export type TimelineEvent = z.infer<typeof timelineEvent>;
