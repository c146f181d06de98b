import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import type { Scheduled } from '../../placements/state';
import { batchedCache } from './batched-cache';

/** A change of what a code depends on shows so soon, and no later than five seconds with what takes its time. */
const ageMs = 4_000;
const aheadMs = 1_500;
/** What a printed address names never changes. */
const forEver = Number.POSITIVE_INFINITY;
const mostCodes = 50_000;
const mostExperiences = 10_000;

/** What a printed address names. */
export interface PrintedPlace {
  brandId: string;
  experienceId: string;
  documentId: string;
  placementId: string;
}

/** An experience as far as its codes depend on it. */
export interface CodeExperience {
  brandId: string;
  /** With its brand. */
  isArchived: boolean;
  languages: string[];
  publishedVersion: number | null;
  /** Of the published version; null: there is none. */
  hash: string | null;
}

/** A placement as far as codes depend on it. */
export interface CodePlacement extends Scheduled {
  brandId: string;
  /** With its store or its brand. */
  isArchived: boolean;
  timeZone: string;
}

/** Reads what codes stand on, each kind by one statement for everybody who asks at once. */
export function codeStanding({ db, now }: Pick<Dependencies, 'db' | 'now'>) {
  return {
    printed: batchedCache<PrintedPlace>({
      ...{ now, ageMs: forEver, absentMs: ageMs, most: mostCodes },
      read: (codes) =>
        byKey(
          db,
          sql`select code as key, brand_id as "brandId", experience_id as "experienceId",
          document_id as "documentId", placement_id as "placementId"
        from ${asked(codes, sql`select * from printed_codes where code = asked.key`)} as printed_codes`,
        ),
    }),
    experiences: batchedCache<CodeExperience>({
      ...{ now, ageMs, aheadMs, absentMs: ageMs, most: mostExperiences },
      read: (ids) =>
        byKey(
          db,
          sql`select experiences.id as key, experiences.brand_id as "brandId",
          (experiences.archived_at is not null or brands.archived_at is not null) as "isArchived",
          experiences.languages, experiences.published_version as "publishedVersion", manifests.hash
        from ${asked(ids, sql`select * from experiences where id = asked.key`)} as experiences
        join brands on brands.id = experiences.brand_id
        left join manifests on manifests.experience_id = experiences.id
          and manifests.version = experiences.published_version`,
        ),
    }),
    placements: batchedCache<CodePlacement>({
      ...{ now, ageMs, aheadMs, absentMs: ageMs, most: mostCodes },
      read: async (ids) => {
        const rows = await byKey<PlacementRow>(
          db,
          sql`select placements.id as key, placements.brand_id as "brandId",
            (placements.archived_at is not null or stores.archived_at is not null or brands.archived_at is not null)
              as "isArchived",
            stores.time_zone as "timeZone", placements.experience_id as "experienceId",
            placements.pinned_version as "pinnedVersion", placements.calendar, placements.paused,
            placements.active_from as "activeFrom", placements.active_until as "activeUntil"
          from ${asked(ids, sql`select * from placements where id = asked.key`)} as placements
          join stores on stores.id = placements.store_id
          join brands on brands.id = placements.brand_id`,
        );
        return new Map([...rows].map(([id, row]) => [id, withDates(row)]));
      },
    }),
  };
}
export type CodeStanding = ReturnType<typeof codeStanding>;

/** Each is found by its key, however few or many the planner takes all of them to be. */
const asked = (keys: string[], one: SQL): SQL =>
  sql`unnest(${sql.param(keys)}::text[]) as asked (key) cross join lateral (${one} offset 0)`;

/** As a statement of our own words it: drizzle leaves moments as the database writes them. */
type PlacementRow = Omit<CodePlacement, 'activeFrom' | 'activeUntil'> & {
  activeFrom: string | null;
  activeUntil: string | null;
};

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));
const withDates = (row: PlacementRow): CodePlacement => ({
  ...row,
  activeFrom: dateOf(row.activeFrom),
  activeUntil: dateOf(row.activeUntil),
});

async function byKey<T>(db: Database, statement: SQL): Promise<ReadonlyMap<string, T>> {
  const { rows } = await db.execute<{ key: string }>(statement);
  return new Map(rows.map((row) => [row.key, row as typeof row & T]));
}
