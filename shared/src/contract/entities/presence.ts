import { z } from 'zod';
import type { LiveSnapshot, Run } from '../responses/run';
import { entityId, placementId } from '../values/ids';
import { named } from '../values/values';

/** Where one tab of the editor is. It is said again every `presenceTimes.saidEveryMs`. */
export const presenceReport = z.strictObject({
  /** Random, made by the tab. */
  tabId: z.string().regex(/^[0-9a-f]{32}$/, 'Not the name of a tab'),
  /** null: in the experience, in no document. */
  documentId: entityId.nullable(),
  /** The tab goes. */
  leaving: z.boolean().default(false),
});

/** A person in an experience, once a tab. */
export const present = z.object({
  tabId: z.string(),
  name: z.string(),
  documentId: z.string().nullable(),
  /** The document's newest revision: whoever has an older one open reads it again. */
  revision: z.int().nullable(),
});
export type Present = z.infer<typeof present>;

/** Who has not been heard of for the longer time is gone. */
export const presenceTimes = { saidEveryMs: 15_000, goneAfterMs: 40_000 } as const;

/** What staff watch of an experience. */
export interface ExperienceSnapshot extends LiveSnapshot<Run> {
  present: Present[];
  /** Grows with every change of a comment: then their list is read again. */
  comments: number;
  /** Another number after every step of the review: then it is read again. */
  review: number;
  /**
   * Grows with every change of the draft and of the vaults that it may use: lists of documents are read again, and an
   * approval may be stale.
   */
  draft: number;
}

/** How many visitors have an experience open: browsers, not tabs; no test accesses, no previews. */
export const liveVisitors = named('LiveVisitors', { experienceId: entityId, visitors: z.int() });

/** The same of one placement. */
export const livePlacement = named('LivePlacement', { placementId, visitors: z.int() });
