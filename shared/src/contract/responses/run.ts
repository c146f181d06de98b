import { z } from 'zod';
import { areaLive } from '../areas/registry';
import { entityId, placementId, sha256 } from '../values/ids';
import { named, timestamp } from '../values/values';
import { answers } from './answer';

/** ready → open ⇄ paused → closed; a reset opens a new round and keeps the old ones. */
export const runState = z.enum(['ready', 'open', 'paused', 'closed']);
export type RunState = z.infer<typeof runState>;

export const runAction = z.enum(['open', 'pause', 'close', 'reset']);
export type RunAction = z.infer<typeof runAction>;

/** Which actions a state allows. Opening a paused run resumes it. */
export const runActions: Record<RunState, RunAction[]> = {
  ready: ['open'],
  open: ['pause', 'close', 'reset'],
  paused: ['open', 'close', 'reset'],
  closed: ['reset'],
};

/** question id → option id, or what else an area counts by → how many respondents. */
export const tallies = z.record(z.string(), z.record(z.string(), z.int()));
export type Tallies = z.infer<typeof tallies>;

export const run = named('Run', {
  id: entityId,
  placementId,
  placementName: z.string(),
  documentId: entityId,
  area: z.string(),
  round: z.int(),
  state: runState,
  openedAt: timestamp.nullable(),
  closedAt: timestamp.nullable(),
  respondents: z.int(),
  tallies,
  /** Grows with every change of this run; a snapshot with a smaller one is older. */
  sequence: z.int(),
});
export type Run = z.infer<typeof run>;

/** What visitors see of a run: `tallies` is null while the counts are hidden from them. */
export const publicRun = named('PublicRun', {
  documentId: entityId,
  round: z.int(),
  state: runState,
  respondents: z.int().nullable(),
  tallies: tallies.nullable(),
  /** What this visitor's own counted answers are. */
  answered: answers,
  sequence: z.int(),
});
export type PublicRun = z.infer<typeof publicRun>;

export const runs = z.object({ runs: z.array(run) });
export const publicRuns = z.object({
  runs: z.array(publicRun),
  manifest: sha256.nullable().optional(),
  ...z.object(areaLive).partial().shape,
});

/** `data` of a `snapshot` event on a live stream: the whole current state, never a difference. */
export interface LiveSnapshot<R extends Run | PublicRun> {
  runs: R[];
  /** The manifest that the placement serves now; visitors are offered to reload when it differs from theirs. */
  manifest?: string | null;
}

/** What areas say on a placement's live stream, each under names of its own. */
export type AreaStates = Partial<z.infer<z.ZodObject<typeof areaLive>>>;

/** What visitors are told of a placement. */
export type PublicSnapshot = LiveSnapshot<PublicRun> & AreaStates;
