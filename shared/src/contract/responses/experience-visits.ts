import { z } from 'zod';
import { documentAreas } from '../areas/index';
import { deviceClass } from '../values/device-class';
import { entityId } from '../values/ids';
import { named, timestamp, words } from '../values/values';
import { timelineEvent } from './timeline';
import { visitSource } from './visit';

const visits = z.int();

/**
 * Why there are no visits to show. not-published: nothing was published before the range ended. not-placed: no placement
 * had the experience. paused, ended, scheduled: every placement that had it was. not-yet: the range lies ahead.
 * not-known: how placements were then is not.
 */
export const missingReason = z.enum([
  'not-yet',
  'not-published',
  'unpublished',
  'not-placed',
  'paused',
  'ended',
  'scheduled',
  'not-known',
]);
export type MissingReason = z.infer<typeof missingReason>;

/** What visitors did in an experience during a range of days. */
export const experienceVisits = named('ExperienceVisits', {
  /** The range as moments; the second is no longer in it. */
  from: timestamp,
  until: timestamp,
  visits,
  /** How many different people came, of those who agree to be recognised; null: nobody does. */
  uniqueVisitors: visits.nullable(),
  /** Of the visits, those of people who agree to be recognised and who refuse. The others were not asked, or did not answer. */
  consent: z.object({ given: visits, refused: visits }),
  /** Who has it open now. */
  liveVisitors: visits,
  /** null: there are visits, or nobody came although visitors could. */
  missing: missingReason.nullable(),
  /** Of a single day by the hour, of more by the day. */
  step: z.enum(['hour', 'day']),
  series: z.array(z.object({ at: timestamp, visits })),
  sources: z.array(z.object({ source: visitSource, visits })),
  deviceClasses: z.array(z.object({ deviceClass, visits })),
  languages: z.array(z.object({ language: z.string(), visits })),
  /** How many visits came how far, by area. */
  funnel: z.array(z.object({ area: z.enum(documentAreas), opened: visits, used: visits })),
  /** What was looked at most; `counts` by what the area counts of its documents. */
  documents: z.array(
    z.object({
      documentId: entityId,
      area: z.enum(documentAreas),
      title: words,
      counts: z.record(z.string(), visits),
    }),
  ),
  timeline: z.array(timelineEvent),
});
export type ExperienceVisits = z.infer<typeof experienceVisits>;
