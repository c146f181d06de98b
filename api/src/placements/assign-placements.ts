import { limits, type PlacementsAssigned, type placementsAssign } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '../db/database';
import { experiences, formerAssignments, placements, stores } from '../db/schema';
import { invalid, notFound } from '../problem';
import type { PlacementRow } from './read-placement';

type Wanted = z.output<typeof placementsAssign>;

/**
 * Gives one experience, or none, to many placements of a brand, archived ones left out. A pinned version goes with the
 * experience that it belongs to.
 * @throws ProblemError 404 at the first id that is not of this brand, 400 where there are too many, or none.
 */
export async function assignPlacements(
  tx: Transaction,
  brandId: string,
  wanted: Wanted,
  now: Date,
): Promise<PlacementsAssigned> {
  const { experienceId } = wanted;
  await checkExperience(tx, brandId, experienceId);
  const chosen = await readChosen(tx, brandId, wanted);
  const changed = chosen.filter((row) => row.experienceId !== experienceId);
  if (changed.length > 0) {
    await tx.insert(formerAssignments).values(
      changed.map(({ calendar, experienceId, id, pinnedVersion }) => ({
        placementId: id,
        experienceId,
        pinnedVersion,
        calendar,
        until: now,
      })),
    );
    const ids = changed.map(({ id }) => id);
    await tx
      .update(placements)
      .set({ experienceId, pinnedVersion: null, updatedAt: now })
      .where(inArray(placements.id, ids));
  }
  return { placements: chosen.length, before: byExperience(changed) };
}

async function checkExperience(tx: Transaction, brandId: string, experienceId: string | null): Promise<void> {
  if (experienceId === null) return;
  const own = and(eq(experiences.id, experienceId), eq(experiences.brandId, brandId));
  if ((await tx.$count(experiences, own)) === 0) throw notFound('experience', '/experienceId');
}

/** Locked in the order of their ids, so that two such writes wait for each other and never for ever. */
async function readChosen(
  tx: Transaction,
  brandId: string,
  { groups = [], placementIds = [], storeIds = [] }: Wanted,
): Promise<PlacementRow[]> {
  const inBrand = tx
    .select({ id: stores.id })
    .from(stores)
    .where(
      and(
        eq(stores.brandId, brandId),
        isNull(stores.archivedAt),
        or(inArray(stores.id, storeIds), ...inGroups(groups)),
      ),
    );
  const chosenStores = storeIds.length + groups.length > 0 ? await inBrand : [];
  const knownStores = new Set(chosenStores.map(({ id }) => id));
  const strangeStore = storeIds.findIndex((id) => !knownStores.has(id));
  if (strangeStore >= 0) throw notFound('store', `/storeIds/${strangeStore}`);
  const rows = await tx
    .select()
    .from(placements)
    .where(
      and(
        eq(placements.brandId, brandId),
        isNull(placements.archivedAt),
        or(inArray(placements.id, placementIds), inArray(placements.storeId, [...knownStores])),
      ),
    )
    .orderBy(placements.id)
    .limit(limits.placementsAtOnce + 1)
    .for('no key update');
  if (rows.length > limits.placementsAtOnce)
    throw invalid(
      '/storeIds',
      `These are more than ${limits.placementsAtOnce} placements: choose fewer at once`,
    );
  const known = new Set(rows.map(({ id }) => id));
  const strange = placementIds.findIndex((id) => !known.has(id));
  if (strange >= 0) throw notFound('placement', `/placementIds/${strange}`);
  if (rows.length === 0)
    throw invalid(storeIds.length > 0 ? '/storeIds' : '/groups', 'There are no placements in them');
  return rows;
}

const inGroups = (groups: string[]) =>
  groups.map((group) => sql`${stores.groups} @> ${JSON.stringify([group])}::jsonb`);

/** The ids of what `assignPlacements` would choose; nothing is locked. */
export async function idsOfChosen(
  tx: Transaction,
  brandId: string,
  { groups = [], placementIds = [], storeIds = [] }: Omit<Wanted, 'experienceId'>,
): Promise<string[]> {
  const chosen = or(inArray(placements.id, placementIds), inArray(stores.id, storeIds), ...inGroups(groups));
  const rows = await tx
    .select({ id: placements.id })
    .from(placements)
    .innerJoin(stores, eq(stores.id, placements.storeId))
    .where(and(eq(placements.brandId, brandId), isNull(placements.archivedAt), chosen))
    .limit(limits.placementsAtOnce);
  return rows.map(({ id }) => id);
}

function byExperience(rows: PlacementRow[]): PlacementsAssigned['before'] {
  const ids = new Map<string | null, string[]>();
  for (const { experienceId, id } of rows) ids.set(experienceId, [...(ids.get(experienceId) ?? []), id]);
  return [...ids].map(([experienceId, placementIds]) => ({ experienceId, placementIds }));
}
