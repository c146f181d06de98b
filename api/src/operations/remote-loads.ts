import type { RemoteLoadReport, RemoteLoadSummary } from '@vitrine/shared/contract';
import { desc, gte, max, sql, sum } from 'drizzle-orm';
import type { Database } from '../db/database';
import { remoteLoads } from '../db/schema';

const hourMs = 3600_000;
const keptMs = 30 * 24 * hourMs;
/** Reports come from anybody: whoever invents versions fills no more than this. */
const maxReleasesAnHour = 200;

/** Adds reports to the counts of their release in this hour, and lets go of what is too old. */
export async function countRemoteLoads(db: Database, reports: RemoteLoadReport[], now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const rows = [...byRelease(reports).values()].map((row) => ({ hour, ...row }));
  await db.transaction(async (tx) => {
    await tx.delete(remoteLoads).where(sql`${remoteLoads.hour} < ${new Date(now.getTime() - keptMs)}`);
    if ((await tx.$count(remoteLoads, sql`${remoteLoads.hour} = ${hour}`)) >= maxReleasesAnHour) return;
    const added = (column: keyof Counts) => {
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
interface Counts {
  loaded: number;
  failed: number;
  durationMs: number;
  manifestMs: number;
  entryMs: number;
  screenMs: number;
}

function byRelease(reports: RemoteLoadReport[]): Map<string, Release & Counts & { slowestMs: number }> {
  const releases = new Map<string, Release & Counts & { slowestMs: number }>();
  const none = { loaded: 0, failed: 0, durationMs: 0, manifestMs: 0, entryMs: 0, screenMs: 0, slowestMs: 0 };
  for (const { remote, version, source, outcome, durationMs, phases } of reports) {
    const key = `${remote}/${version}/${source}`;
    const counts = releases.get(key) ?? { remote, version, source, ...none };
    releases.set(key, counts);
    counts[outcome] += 1;
    if (outcome === 'failed') continue;
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
