import { z } from 'zod';
import { named } from '../values/values';
import { remoteNames } from './registry';

const milliseconds = z.int().min(0).max(600_000);
/** Overrides are somebody's own and are not reported. */
const source = z.enum(['current', 'canary', 'last known good']);

/** What a browser reports of one screen of a remote that it loaded, or could not load. Says nothing of the person. */
export const remoteLoadReport = z
  .strictObject({
    remote: z.enum(remoteNames),
    version: z.string().regex(/^[\w.+-]{1,100}$/),
    source,
    /** `crashed`: it was there and stopped working, then or later; of one that was told as loaded before, once more. */
    outcome: z.enum(['loaded', 'failed', 'crashed']),
    durationMs: milliseconds,
    /** Null for what was there already. */
    phases: z.strictObject({
      manifestMs: milliseconds.nullable(),
      entryMs: milliseconds.nullable(),
      screenMs: milliseconds.nullable(),
    }),
  })
  .meta({ id: 'RemoteLoadReport' });
export type RemoteLoadReport = z.infer<typeof remoteLoadReport>;

/** Reports of one call. */
export const remoteLoadReports = z.strictObject({ loads: z.array(remoteLoadReport).min(1).max(50) });

/** Loads of one release in all browsers together, since `since`. Times are means of those that succeeded. */
export const remoteLoadSummary = named('RemoteLoadSummary', {
  since: z.iso.datetime(),
  releases: z.array(
    z.object({
      remote: z.enum(remoteNames),
      version: z.string(),
      source,
      loaded: z.int(),
      failed: z.int(),
      crashed: z.int(),
      meanMs: z.int().nullable(),
      slowestMs: z.int().nullable(),
    }),
  ),
});
export type RemoteLoadSummary = z.infer<typeof remoteLoadSummary>;
