import type { ManifestVersion } from '@vitrine/shared/contract';
import type { Database, Transaction } from '../db/database';
import type { experiences } from '../db/schema';
import type { FileStore } from '../files/file-store';
import type { Write } from '../idempotency';
import { conflict, notFound } from '../problem';
import { compile } from './compile';
import { type Draft, readDraft } from './draft';
import { lockExperience } from './draft-owner';
import { movePointer } from './move-pointer';
import { peopleNames } from './people-names';
import { dropPlan, planPublish } from './publish-plan';
import { requireApproval } from './review/check-review';
import { latestVersion, storeVersion } from './store-version';
import { type ManifestRow, type Publisher, readVersion } from './versions';

type ExperienceRow = typeof experiences.$inferSelect;

/**
 * Compiles the draft into the next version and makes it current, now or when `at` has come, all or nothing. The
 * experience's lock lets one publish follow the other; nobody writes a document in between.
 *
 * Where nothing was written since the current version, that version is the answer and no other is made. Publishing
 * takes the place of what was planned: otherwise an older draft would replace this one by itself.
 * @throws ProblemError 409 `blocked` with the certificate where it has errors, 409 without the approval that the brand
 * needs. What is planned was approved when it was planned.
 */
export function publish(
  db: Database | Transaction,
  files: Pick<FileStore, 'url'>,
  publisher: Publisher,
  { at = null, note }: { note: string; at?: Date | null },
): Promise<ManifestVersion> {
  const { brandId, experienceId } = publisher;
  return db.transaction(async (tx) => {
    const experience = await lockExperience(tx, brandId, experienceId);
    const draft = await readDraft(tx, files, experience);
    await dropPlan(tx, experienceId);
    const unchanged = await currentVersion(tx, experience, draft);
    if (unchanged) return versionOf(tx, unchanged, experience.publishedVersion);
    await requireApproval(tx, experience, draft);
    const row = await storeVersion(tx, { draft, experience, publisher, note });
    if (at) await planPublish(tx, publisher, { version: row.version, at });
    else await movePointer(tx, publisher, row);
    return versionOf(tx, row, at ? experience.publishedVersion : row.version);
  });
}

/**
 * Makes an older version current. Its documents' revisions come back with it, so that "changed" stays true: a
 * document written since is changed, one that the version did not have is a draft.
 * @throws ProblemError 404 for a version that never was.
 */
export function restoreVersion(write: Write, publisher: Publisher, version: number): Promise<void> {
  return write(async (tx) => {
    await lockExperience(tx, publisher.brandId, publisher.experienceId);
    const row = await readVersion(tx, publisher.experienceId, version);
    if (!row) throw notFound('version');
    await movePointer(tx, publisher, row);
  });
}

/**
 * Takes the experience away from visitors; every document is a draft again. Versions stay and can be restored.
 * @throws ProblemError 409 for an experience that is not published.
 */
export function unpublish(write: Write, publisher: Publisher): Promise<void> {
  return write(async (tx) => {
    const experience = await lockExperience(tx, publisher.brandId, publisher.experienceId);
    if (experience.publishedVersion === null) {
      const versions = await latestVersion(tx, publisher.experienceId);
      const legal = versions > 0 ? ['publish', 'restore'] : ['publish'];
      throw conflict('not-published', 'The experience is not published.', legal);
    }
    await movePointer(tx, publisher, null);
  });
}

/** Versions as the contract shows them. */
export async function versionsOf(
  db: Database | Transaction,
  rows: ManifestRow[],
  publishedVersion: number | null,
): Promise<ManifestVersion[]> {
  const names = await peopleNames(
    db,
    rows.map(({ publishedBy }) => publishedBy),
  );
  return rows.map((row) => ({
    version: row.version,
    hash: row.hash,
    schemaVersion: row.schemaVersion,
    note: row.note,
    bytes: row.bytes,
    certificate: row.certificate,
    publishedAt: row.publishedAt.toISOString(),
    publishedBy: (row.publishedBy && names.get(row.publishedBy)) ?? null,
    current: row.version === publishedVersion,
  }));
}

async function versionOf(tx: Transaction, row: ManifestRow, publishedVersion: number | null) {
  const [version] = await versionsOf(tx, [row], publishedVersion);
  if (!version) throw new Error('A version is missing');
  return version;
}

/** The current version where the draft would give it once more. */
async function currentVersion(tx: Transaction, experience: ExperienceRow, draft: Draft) {
  if (experience.publishedVersion === null) return null;
  const row = await readVersion(tx, experience.id, experience.publishedVersion);
  const same =
    row?.draftRevision === experience.draftRevision && compile(draft, row.version).hash === row.hash;
  return same ? row : null;
}
