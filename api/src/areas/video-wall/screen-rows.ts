import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type HungScreen, type ScreenStanding, tokenAlphabet, wallLimits } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { placements, wallScreens } from '../../db/schema';
import { placementFullName } from '../../placements/full-name';
import { iso } from '../../timestamp';

export type ScreenRow = typeof wallScreens.$inferSelect;

export const newScreenSecret = () => randomBytes(32).toString('base64url');
export const screenSecretHash = (secret: string) => createHash('sha256').update(secret).digest('hex');
export function isSecretOf({ secretHash }: Pick<ScreenRow, 'secretHash'>, secret: string): boolean {
  const [kept, given] = [Buffer.from(secretHash), Buffer.from(screenSecretHash(secret))];
  return kept.length === given.length && timingSafeEqual(kept, given);
}

/** Of 30 to the sixth: nobody finds the few that wait by trying ten a minute. */
export const newPairingCode = () =>
  Array.from({ length: wallLimits.codeLength }, () =>
    tokenAlphabet.charAt(randomInt(tokenAlphabet.length)),
  ).join('');

export const codeUntil = (now: Date) => new Date(now.getTime() + wallLimits.codeMinutes * 60_000);

/** Those that have a place, as staff see them. */
export async function readScreens(
  db: Database | Transaction,
  filter: SQL | undefined,
  now: Date,
): Promise<HungScreen[]> {
  const rows = await db
    .select({ screen: wallScreens, placementName: placementFullName })
    .from(wallScreens)
    .innerJoin(placements, eq(placements.id, wallScreens.placementId))
    .where(and(filter, isNotNull(wallScreens.documentId), isNull(wallScreens.revokedAt)))
    .orderBy(placementFullName, wallScreens.row, wallScreens.column);
  return rows.map(({ placementName, screen }) => ({
    id: screen.id,
    placementId: screen.placementId,
    placementName,
    documentId: screen.documentId ?? '',
    name: screen.name,
    row: screen.row,
    column: screen.column,
    pairedAt: (screen.pairedAt ?? screen.createdAt).toISOString(),
    lastSeenAt: screen.lastSeenAt.toISOString(),
    isSilent: now.getTime() - screen.lastSeenAt.getTime() > wallLimits.silentMs,
    version: screen.version,
    widthPx: screen.widthPx,
    heightPx: screen.heightPx,
    driftMs: screen.driftMs,
    roundTripMs: screen.roundTripMs,
  }));
}

/** What a device is told of itself. @param experienceId what its placement shows. */
export function standingOf(row: ScreenRow, experienceId: string | null): ScreenStanding {
  if (row.revokedAt) return { state: 'revoked' };
  if (row.documentId === null) {
    const code = row.code ?? '';
    const path = experienceId
      ? `${addresses.area(row.brandId, experienceId, 'video-wall')}?code=${code}`
      : addresses.brand(row.brandId);
    return { state: 'waiting', code, path };
  }
  const { column, documentId, name, reloads } = row;
  return {
    state: 'paired',
    documentId,
    name,
    row: row.row,
    column,
    identifyUntil: iso(row.identifyUntil),
    reloads,
  };
}
