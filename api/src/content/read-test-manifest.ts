import type { TestManifest } from '@vitrine/shared/contract';
import { and, eq, getTableColumns, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../db/database';
import { brands, experiences, manifestParts, testAccesses } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { findPlacement } from '../placements/resolve';
import { assignedAt } from '../placements/state';
import { notFound, ProblemError } from '../problem';
import type { CompiledDrafts } from './compiled-drafts';
import { findPreviewed } from './preview-access';
import { partAs, rootAs } from './schema-migrations';
import { type ManifestRow, readVersion } from './versions';

/** `lastUsedAt` is written at most this often. */
const usedEveryMs = 60_000;

/**
 * The draft as it is now, or the pinned version, behind a test access or a preview.
 * @throws ProblemError 404 for an unknown test access, when nothing is assigned or another experience than the one
 * whose version it is pinned to, 410 for one that has ended.
 */
export async function readTestManifest(
  { db }: Pick<Dependencies, 'db'>,
  compiled: CompiledDrafts,
  params: { placementId: string; testAccessId: string },
  at: Date,
): Promise<TestManifest> {
  const previewed = await findPreviewed(db, params, at);
  if (previewed) {
    const experience = await findAssigned(db, previewed);
    return { label: '', preview: true, ...(await compiled(experience)) };
  }
  const access = await findTestAccess(db, params.placementId, params.testAccessId, at);
  const placement = await findPlacement(db, params.placementId);
  if (!placement) throw notFound('test access');
  const experience = await findAssigned(db, assignedAt(placement, at).experienceId);
  const { label, pinnedVersion } = access;
  const served = { label, preview: false, timeZone: placement.timeZone };
  if (pinnedVersion !== null && access.experienceId !== experience.id) throw nothingToTest();
  await noteUse(db, access.id, at);
  if (pinnedVersion !== null) {
    const version = await readVersion(db, experience.id, pinnedVersion);
    if (!version) throw nothingToTest();
    return { ...served, root: rootAs(version.root), parts: await readParts(db, version) };
  }
  return { ...served, ...(await compiled(experience)) };
}

/** @throws ProblemError 404 for an unknown one or one of another placement, 410 for one that has ended. */
async function findTestAccess(db: Database, placementId: string, testAccessId: string, now: Date) {
  const [access] = await db
    .select()
    .from(testAccesses)
    .where(and(eq(testAccesses.id, testAccessId), eq(testAccesses.placementId, placementId)));
  if (!access) throw notFound('test access');
  if (access.revokedAt) throw new ProblemError(410, 'revoked', 'This test access was revoked.');
  if (access.expiresAt && access.expiresAt <= now)
    throw new ProblemError(410, 'expired', 'This test access has expired.');
  return access;
}

async function findAssigned(db: Database, experienceId: string | null) {
  const [experience] = experienceId
    ? await db
        .select(getTableColumns(experiences))
        .from(experiences)
        .innerJoin(brands, and(eq(brands.id, experiences.brandId), isNull(brands.archivedAt)))
        .where(and(eq(experiences.id, experienceId), isNull(experiences.archivedAt)))
    : [];
  if (!experience) throw nothingToTest();
  return experience;
}

const nothingToTest = () =>
  new ProblemError(404, 'nothing-to-test', 'Nothing is assigned to this placement that could be tested.');

async function noteUse(db: Database, testAccessId: string, now: Date): Promise<void> {
  const due = new Date(now.getTime() - usedEveryMs);
  await db
    .update(testAccesses)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(testAccesses.id, testAccessId),
        or(isNull(testAccesses.lastUsedAt), lt(testAccesses.lastUsedAt, due)),
      ),
    );
}

async function readParts(db: Database, { root }: ManifestRow): Promise<TestManifest['parts']> {
  const rows = await db
    .select()
    .from(manifestParts)
    .where(
      inArray(
        manifestParts.hash,
        root.parts.map(({ hash }) => hash),
      ),
    );
  return Object.fromEntries(rows.map(({ content, hash }) => [hash, partAs(content)]));
}
