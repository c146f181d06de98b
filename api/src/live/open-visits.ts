import { and, eq, gt, lt, or, type SQL, sql, sum } from 'drizzle-orm';
import type { Database } from '../db/database';
import { openVisits, placementSightings, placements } from '../db/schema';
import { newId } from '../ids';
import { assignedAt } from '../placements/state';

/** What a process said longer ago than this is no longer true: it was killed, or has lost the database. */
export const announcedForMs = 40_000;

/** A placement that stays open is noted as seen so often. */
const sightedEveryMs = 60_000;

interface Options {
  db: Database;
  now: () => Date;
  /** How many visitors have which placement open at this process: 0 where only a screen for a whole room does. */
  count: () => ReadonlyMap<string, number>;
}

/**
 * Says to the other processes, through the database, how many visitors have which placement open at this one, and
 * when a kiosk or a screen was seen. What is counted are the streams of visitors' pages: test accesses and previews
 * have none. A browser that vanishes without a word counts until its connection has timed out.
 */
export class OpenVisits {
  private readonly processId = newId();
  private readonly sighted = new Map<string, number>();
  private announced: ReadonlyMap<string, number> = new Map();
  private saying: Promise<void> | null = null;

  constructor(private readonly options: Options) {}

  /** Says how it stands now. A process that nobody visits, and nobody has visited before, writes nothing. */
  say(): Promise<void> {
    this.saying ??= this.write(this.options.count()).finally(() => {
      this.saying = null;
    });
    return this.saying;
  }

  private async write(watched: ReadonlyMap<string, number>): Promise<void> {
    const { db, now } = this.options;
    for (const placementId of this.sighted.keys())
      if (!watched.has(placementId)) this.sighted.delete(placementId);
    await this.sight([...watched.keys()]);
    const open = new Map([...watched].filter(([, visitors]) => visitors > 0));
    if (open.size > 0)
      await db.execute(sql`insert into ${openVisits} (process_id, placement_id, visitors, said_at)
        select ${this.processId}, open.id, open.visitors, ${now()}::timestamptz
        from unnest(${sql.param([...open.keys()])}::text[], ${sql.param([...open.values()])}::int[]) open (id, visitors)
        join ${placements} on ${placements.id} = open.id
        on conflict (process_id, placement_id) do update set visitors = excluded.visitors, said_at = excluded.said_at`);
    const over = [...this.announced.keys()].filter((placementId) => !open.has(placementId));
    if (over.length > 0)
      await this.forget(sql`${openVisits.placementId} <> all(${sql.param([...open.keys()])}::text[])`);
    this.announced = open;
  }

  /** Notes those of the placements that are kiosks or screens as seen, each once a minute. */
  async sight(placementIds: string[]): Promise<void> {
    const { db, now } = this.options;
    const at = now();
    const due = placementIds.filter(
      (placementId) => at.getTime() - (this.sighted.get(placementId) ?? 0) >= sightedEveryMs,
    );
    if (due.length === 0) return;
    for (const placementId of due) this.sighted.set(placementId, at.getTime());
    // Another process may have noted it just now.
    await db.execute(sql`insert into ${placementSightings} (placement_id, last_seen_at)
      select id, ${at}::timestamptz from ${placements}
      where id = any(${sql.param(due)}::text[]) and kind in ('kiosk', 'screen')
      order by id
      on conflict (placement_id) do update set last_seen_at = excluded.last_seen_at
      where placement_sightings.last_seen_at < excluded.last_seen_at - interval '30 seconds'`);
  }

  /** Nobody visits this process any more: what it is just saying comes first, or it would stay behind. */
  async end(): Promise<void> {
    await this.saying?.catch(() => undefined);
    if (this.announced.size > 0) await this.forget();
    this.announced = new Map();
  }

  /** Also what processes said that were killed. */
  private async forget(which?: SQL): Promise<void> {
    const { db, now } = this.options;
    const own = and(eq(openVisits.processId, this.processId), which);
    await db.delete(openVisits).where(or(own, lt(openVisits.saidAt, before(now()))));
  }
}

/**
 * How many visitors have the experiences and the placements of a brand open now, at whatever process.
 * @returns nothing of those that nobody has open.
 */
export async function readLiveVisitors(db: Database, brandId: string, now: Date) {
  const open = await readOpenPlacements(db, brandId, now);
  const ofExperience = new Map<string, number>();
  for (const { experienceId, visitors } of open)
    ofExperience.set(experienceId, (ofExperience.get(experienceId) ?? 0) + visitors);
  return {
    experiences: [...ofExperience].map(([experienceId, visitors]) => ({ experienceId, visitors })),
    placements: open.map(({ placementId, visitors }) => ({ placementId, visitors })),
  };
}

/** The placements of a brand that visitors have open now, with the experience that each shows. */
export async function readOpenPlacements(
  db: Database,
  brandId: string,
  now: Date,
): Promise<{ placementId: string; experienceId: string; visitors: number }[]> {
  const rows = await db
    .select({
      placementId: placements.id,
      experienceId: placements.experienceId,
      pinnedVersion: placements.pinnedVersion,
      calendar: placements.calendar,
      visitors: sum(openVisits.visitors).mapWith(Number),
    })
    .from(openVisits)
    .innerJoin(placements, eq(placements.id, openVisits.placementId))
    .where(and(eq(placements.brandId, brandId), gt(openVisits.saidAt, before(now))))
    .groupBy(placements.id);
  return rows.flatMap((row) => {
    const { experienceId } = assignedAt(row, now);
    return experienceId ? { placementId: row.placementId, experienceId, visitors: row.visitors } : [];
  });
}

const before = (now: Date) => new Date(now.getTime() - announcedForMs);
