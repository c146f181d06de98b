import type { RemoteLoadReport, RemoteLoadSummary } from '@vitrine/shared/contract';
import { desc, eq, gte, max, sql, sum } from 'drizzle-orm';
import type { Database } from '../db/database';
import { deleteOldest } from '../db/delete-oldest';
import { remoteLoads } from '../db/schema';

const hourMs = 3600_000;
const keptMs = 30 * 24 * hourMs;
/** Reports come from anybody: whoever invents versions fills no more than this, in all browsers together. */
const maxReleasesAnHour = 100;
/** Of those, what one address may be the first to tell of: more than the remotes, their canaries and a few releases. */
const maxNewAnHourOfAddress = 12;
/** Of the advisory lock under which releases join an hour. */
const joiningLock = 7_340_115;

/** How many releases each network was the first to tell of, in one hour. */
export interface FirstTellers {
  hour: number;
  told: Map<string, number>;
}
export const noFirstTellers = (): FirstTellers => ({ hour: 0, told: new Map() });

/**
 * Adds reports to the counts of their release in this hour, and lets go of what is too old. A release that is not
 * counted in this hour yet joins as long as there is room, for everybody and for its network; others go on.
 * @param network whom the reports come from (`callerNetworkOf`)
 */
export async function countRemoteLoads(
  db: Database,
  reports: RemoteLoadReport[],
  { network, now, tellers }: { network: string; now: Date; tellers: FirstTellers },
): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  if (tellers.hour !== hour.getTime()) Object.assign(tellers, noFirstTellers(), { hour: hour.getTime() });
  const told = byRelease(reports);
  await deleteOldest(db, remoteLoads.hour, new Date(now.getTime() - keptMs));
  await db.transaction(async (tx) => {
    const counted = async () => {
      const { remote, version, source } = remoteLoads;
      const rows = await tx
        .select({ remote, version, source })
        .from(remoteLoads)
        .where(eq(remoteLoads.hour, hour));
      return new Set(rows.map(keyOf));
    };
    let known = await counted();
    const isNew = (key: string) => !known.has(key);
    if ([...told.keys()].some(isNew)) {
      // One at a time, or many calls at once would each find the same room.
      await tx.execute(sql`select pg_advisory_xact_lock(${joiningLock})`);
      known = await counted();
    }
    const ofNetwork = tellers.told.get(network) ?? 0;
    const room = Math.min(maxReleasesAnHour - known.size, maxNewAnHourOfAddress - ofNetwork);
    const joining = [...told.keys()].filter(isNew).slice(0, Math.max(0, room));
    if (joining.length > 0) tellers.told.set(network, ofNetwork + joining.length);
    const rows = [...told]
      .filter(([key]) => known.has(key) || joining.includes(key))
      .map(([, counts]) => ({ hour, ...counts }));
    if (rows.length === 0) return;
    const added = (column: Exclude<keyof Counts, 'slowestMs'>) => {
      const name = sql.identifier(remoteLoads[column].name);
      return sql`${remoteLoads[column]} + excluded.${name}`;
    };
    await tx
      .insert(remoteLoads)
      .values(rows)
      .onConflictDoUpdate({
        target: [remoteLoads.hour, remoteLoads.remote, remoteLoads.version, remoteLoads.source],
        set: {
          loaded: added('loaded'),
          failed: added('failed'),
          crashed: added('crashed'),
          durationMs: added('durationMs'),
          manifestMs: added('manifestMs'),
          entryMs: added('entryMs'),
          screenMs: added('screenMs'),
          slowestMs: sql`greatest(${remoteLoads.slowestMs}, excluded.slowest_ms)`,
        },
      });
  });
}

type Release = Pick<RemoteLoadReport, 'remote' | 'version' | 'source'>;
const none = {
  loaded: 0,
  failed: 0,
  crashed: 0,
  durationMs: 0,
  manifestMs: 0,
  entryMs: 0,
  screenMs: 0,
  slowestMs: 0,
};
type Counts = typeof none;

const keyOf = ({ remote, version, source }: Release) => `${remote}/${version}/${source}`;

function byRelease(reports: RemoteLoadReport[]): Map<string, Release & Counts> {
  const releases = new Map<string, Release & Counts>();
  for (const { remote, version, source, outcome, durationMs, phases } of reports) {
    const key = keyOf({ remote, version, source });
    const counts = releases.get(key) ?? { remote, version, source, ...none };
    releases.set(key, counts);
    counts[outcome] += 1;
    if (outcome !== 'loaded') continue;
    counts.durationMs += durationMs;
    counts.manifestMs += phases.manifestMs ?? 0;
    counts.entryMs += phases.entryMs ?? 0;
    counts.screenMs += phases.screenMs ?? 0;
    counts.slowestMs = Math.max(counts.slowestMs, durationMs);
  }
  return releases;
}

/** Loads of each release since the hour of `since`, the newest first. */
export async function summarizeRemoteLoads(db: Database, since: Date): Promise<RemoteLoadSummary> {
  const from = new Date(Math.floor(since.getTime() / hourMs) * hourMs);
  const rows = await db
    .select({
      remote: remoteLoads.remote,
      version: remoteLoads.version,
      source: remoteLoads.source,
      loaded: sum(remoteLoads.loaded).mapWith(Number),
      failed: sum(remoteLoads.failed).mapWith(Number),
      crashed: sum(remoteLoads.crashed).mapWith(Number),
      durationMs: sum(remoteLoads.durationMs).mapWith(Number),
      slowestMs: max(remoteLoads.slowestMs),
    })
    .from(remoteLoads)
    .where(gte(remoteLoads.hour, from))
    .groupBy(remoteLoads.remote, remoteLoads.version, remoteLoads.source)
    .orderBy(remoteLoads.remote, desc(max(remoteLoads.hour)), remoteLoads.version, remoteLoads.source);
  return {
    since: from.toISOString(),
    releases: rows.map(({ durationMs, slowestMs, ...row }) =>
      row.loaded > 0
        ? { ...row, meanMs: Math.round(durationMs / row.loaded), slowestMs }
        : { ...row, meanMs: null, slowestMs: null },
    ),
  };
}
