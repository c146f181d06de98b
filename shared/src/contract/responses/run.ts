import { z } from 'zod';
import { areaLive } from '../areas/registry';
import { entityId, placementId, sha256 } from '../values/ids';
import { named, timestamp } from '../values/values';
import { answers } from './answer';

/** ready → open ⇄ paused → closed; a reset opens a new round and keeps the old ones. */
export const runState = z.enum(['ready', 'open', 'paused', 'closed']);
export type RunState = z.infer<typeof runState>;

/**
 * `hold` keeps the counts from everybody but staff until `reveal`; `extend` adds to a countdown. In the order in which
 * moderators are offered them: what brings a run on comes first, and a new round, which nothing brings back, last.
 */
export const runAction = z.enum(['open', 'pause', 'close', 'extend', 'reveal', 'hold', 'reset']);
export type RunAction = z.infer<typeof runAction>;

/** Which actions a state allows whatever runs. Opening a paused run resumes it. */
const ofState: Record<RunState, RunAction[]> = {
  ready: ['open'],
  open: ['pause', 'close', 'reset'],
  paused: ['open', 'close', 'reset'],
  closed: ['reset'],
};

/** By how much `extend` puts off the end of a countdown. */
export const extendSeconds = 30;

/** @returns what can be done with a run now; holding and revealing only with what a moderator opens, in a slot. */
export const runActions = ({
  closesAt,
  held,
  slot,
  state,
}: {
  closesAt: Date | string | null;
  held: boolean;
  slot: string | null;
  state: RunState;
}): RunAction[] =>
  runAction.options.filter((action) => {
    if (action === 'extend') return closesAt !== null && state === 'open';
    if (action === 'hold' || action === 'reveal') return slot !== null && held === (action === 'reveal');
    return ofState[state].includes(action);
  });

/** Where counts of quotas stand beside those of questions: no question's id has such a letter. */
export const quotaCounts = '_quotas';

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
  /** Of those that share one, one at a time is open or paused at a placement; null: it stands for itself. */
  slot: z.string().nullable(),
  /** Nobody but staff sees the counts. */
  held: z.boolean(),
  openedAt: timestamp.nullable(),
  /** When its countdown ends, while it is open. */
  closesAt: timestamp.nullable(),
  closedAt: timestamp.nullable(),
  respondents: z.int(),
  tallies,
  /** Grows with every change of this run; a snapshot with a smaller one is older. */
  sequence: z.int(),
});
export type Run = z.infer<typeof run>;

/** What can be told to a run, and what its controls showed meanwhile: a late tap does not do another thing than was meant. */
export const runCommand = z.strictObject({
  action: runAction,
  seen: z.strictObject({ state: runState, closesAt: timestamp.nullable() }).optional(),
});
export type RunCommand = z.infer<typeof runCommand>;

/** When a document's own times let it be answered at a placement. Its run's state says nothing of them. */
export const runSchedule = z.object({ opensAt: timestamp.optional(), closesAt: timestamp.optional() });
export type RunSchedule = z.infer<typeof runSchedule>;

/** What visitors see of a run: `tallies` is null while the counts are hidden from them. */
export const publicRun = named('PublicRun', {
  documentId: entityId,
  round: z.int(),
  state: runState,
  respondents: z.int().nullable(),
  tallies: tallies.nullable(),
  /** Which others are not open while it is; left out where it stands for itself. */
  slot: z.string().optional(),
  /** The counts are to be revealed later. */
  held: z.literal(true).optional(),
  /** When its countdown ends, by the server's clock. */
  closesAt: timestamp.optional(),
  /** It is answered with a code that works once, and this visitor's browser holds one. */
  tokenHeld: z.literal(true).optional(),
  /** What this visitor's own counted answers are: those of the code, where one is needed. */
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
