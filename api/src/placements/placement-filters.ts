import type { PlacementState } from '@vitrine/shared/contract';
import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { experiences, placementSightings, placements, stores } from '../db/schema';
import { nameContains } from '../pagination';
import { isSilent, silentAfterMs } from './silent';

/** In a whole brand many placements have the same name (“Entrance”), so that their stores’ names count as well. */
export function ownOrStoreNameContains(
  db: Database,
  brandId: string,
  { q, storeId }: { q?: string | undefined; storeId?: string | undefined },
): SQL | undefined {
  const own = nameContains(placements.nameKey, q);
  if (!own || storeId) return own;
  const named = and(eq(stores.brandId, brandId), nameContains(stores.nameKey, q));
  return or(own, inArray(placements.storeId, db.select({ id: stores.id }).from(stores).where(named)));
}

/** `placementState` as a filter of a list. */
export async function stateIs(
  db: Database,
  brandId: string,
  state: PlacementState,
  now: Date,
): Promise<SQL | undefined> {
  const at = timestamp(now);
  const isOver = sql`coalesce(${placements.activeUntil} <= ${at}, false)`;
  const isToCome = sql`coalesce(${placements.activeFrom} > ${at}, false)`;
  const isOpen = sql`not ${isOver} and not ${isToCome}`;
  const isOn = sql`${isOpen} and not ${placements.paused}`;
  if (state === 'ended') return isOver;
  if (state === 'scheduled') return sql`not ${isOver} and ${isToCome}`;
  if (state === 'paused') return sql`${isOpen} and ${placements.paused}`;
  const away = await awayExperiences(db, brandId);
  const isEmpty = namesNothing(shownAt(at), away);
  if (state === 'active') return and(isOn, sql`not ${isEmpty}`);
  // Few have nothing of their own or a calendar: an index finds them.
  const mayBeEmpty = or(namesNothing(placements.experienceId, away), hasCalendar);
  return and(mayBeEmpty, isOn, isEmpty);
}

/** Those that show an experience by themselves, and those whose calendar does so from `now` on. */
export function shows(experienceId: string, now: Date): SQL | undefined {
  const inCalendar = sql`exists (select from ${entries} e
    where e ->> 'experienceId' = ${experienceId} and ${moment('e', 'until')} > ${timestamp(now)})`;
  return or(eq(placements.experienceId, experienceId), and(hasCalendar, inCalendar));
}

/** Those that end after `now` and not later than `before`, or whose calendar then leaves nothing to show. */
export async function endsBy(
  db: Database,
  brandId: string,
  before: Date,
  now: Date,
): Promise<SQL | undefined> {
  const away = await awayExperiences(db, brandId);
  const [from, until] = [timestamp(now), timestamp(before)];
  const ends = sql`${placements.activeUntil} > ${from} and ${placements.activeUntil} <= ${until}`;
  const isLast = sql`exists (select from ${entries} e
    where ${moment('e', 'until')} > ${from} and ${moment('e', 'until')} <= ${until}
    and ${moment('e', 'until')} < coalesce(${placements.activeUntil}, 'infinity')
    and not exists (select from ${entries} n
      where ${moment('n', 'from')} <= ${moment('e', 'until')} and ${moment('n', 'until')} > ${moment('e', 'until')}))`;
  return or(ends, and(hasCalendar, namesNothing(placements.experienceId, away), isLast));
}

/** Those that `isSilent` names, which are among the active ones. */
export async function isSilentNow(db: Database, brandId: string, now: Date): Promise<SQL> {
  const isActive = await stateIs(db, brandId, 'active', now);
  const { activeFrom, id, kind, updatedAt } = placements;
  const { openingHours, timeZone } = stores;
  const { lastSeenAt } = placementSightings;
  const unseen = await db
    .select({ id, kind, activeFrom, updatedAt, lastSeenAt, openingHours, timeZone })
    .from(placements)
    .innerJoin(stores, eq(stores.id, placements.storeId))
    .leftJoin(placementSightings, eq(placementSightings.placementId, id))
    .where(
      and(
        eq(placements.brandId, brandId),
        sql`${kind} in ('kiosk', 'screen')`,
        isNull(placements.archivedAt),
        isActive,
        or(isNull(lastSeenAt), lte(lastSeenAt, new Date(now.getTime() - silentAfterMs))),
      ),
    );
  const silent = unseen.filter((one) => isSilent({ ...one, state: 'active' }, one, now)).map(({ id }) => id);
  return sql`${placements.id} = any(${sql.param(silent)}::text[])`;
}

/** Of which visitors see nothing, wherever they are placed. */
async function awayExperiences(db: Database, brandId: string): Promise<string[]> {
  const rows = await db
    .select({ id: experiences.id })
    .from(experiences)
    .where(
      and(
        eq(experiences.brandId, brandId),
        or(isNull(experiences.publishedVersion), isNotNull(experiences.archivedAt)),
      ),
    );
  return rows.map(({ id }) => id);
}

const namesNothing = (experienceId: SQL | PgColumn, away: string[]): SQL =>
  sql`(${experienceId} is null or ${experienceId} = any(${sql.param(away)}::text[]))`;

const hasCalendar = sql`${placements.calendar} <> '[]'`;
const entries = sql`jsonb_array_elements(${placements.calendar})`;
const timestamp = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
const moment = (entry: 'e' | 'n', key: 'from' | 'until'): SQL =>
  sql.raw(`(${entry} ->> '${key}')::timestamptz`);

/** `assignedAt` for the database, which opens the calendars of those that have one only. */
const shownAt = (
  at: SQL,
): SQL => sql`case when ${hasCalendar} then coalesce((select e ->> 'experienceId' from ${entries} e
  where ${moment('e', 'from')} <= ${at} and ${at} < ${moment('e', 'until')} limit 1), ${placements.experienceId})
  else ${placements.experienceId} end`;
