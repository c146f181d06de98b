import type { ManifestVersion } from '@vitrine/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../db/database';
import { documents, type experiences, manifestParts, manifests } from '../db/schema';
import { setPublishedVersion } from '../experiences/set-published-version';
import type { FileStore } from '../files/file-store';
import { conflict, notFound } from '../problem';
import { blocks, certify } from './checks';
import { type Compiled, compile, type ServerHalf } from './compile';
import { type Draft, readDraft } from './draft';
import { lockExperience } from './draft-owner';
import { peopleNames } from './people-names';

type ExperienceRow = typeof experiences.$inferSelect;
export type ManifestRow = typeof manifests.$inferSelect;

/** Whose experience is published or taken away, and when. */
export interface Publisher {
  brandId: string;
  experienceId: string;
  personId: string;
  now: Date;
}

/**
 * Compiles the draft into the next version and makes it current, all or nothing. The experience's lock lets one
 * publish follow the other; nobody writes a document in between.
 *
 * Where nothing was written since the current version, that version is the answer and no other is made.
 * @throws ProblemError 409 `blocked` with the certificate where it has errors.
 */
export function publish(
  db: Database | Transaction,
  files: Pick<FileStore, 'url'>,
  publisher: Publisher,
  note: string,
): Promise<ManifestVersion> {
  const { brandId, experienceId, now, personId } = publisher;
  return db.transaction(async (tx) => {
    const experience = await lockExperience(tx, brandId, experienceId);
    const draft = await readDraft(tx, files, experience);
    const unchanged = await currentVersion(tx, experience, draft);
    if (unchanged) return versionOf(tx, unchanged, experience.publishedVersion);

    const version = (await latestVersion(tx, experienceId)) + 1;
    const compiled = compile(draft, version);
    const certificate = certify(draft, compiled, now);
    if (blocks(certificate))
      throw conflict('blocked', 'Some checks fail. Mend what they name, then publish again.', certificate);

    await storeParts(tx, compiled);
    const { root } = compiled.public;
    const [row] = await tx
      .insert(manifests)
      .values({
        hash: compiled.hash,
        experienceId,
        version,
        schemaVersion: root.schemaVersion,
        root,
        serverHalf: { ...compiled.server },
        bytes: publicBytes(compiled),
        note,
        certificate,
        draftRevision: experience.draftRevision,
        publishedAt: now,
        publishedBy: personId,
      })
      .returning();
    if (!row) throw new Error('The insert returned no row');
    await movePointer(tx, publisher, { version, documents: compiled.server.documents });
    return versionOf(tx, row, version);
  });
}

/**
 * Makes an older version current. Its documents' revisions come back with it, so that "changed" stays true: a
 * document written since is changed, one that the version did not have is a draft.
 * @throws ProblemError 404 for a version that never was.
 */
export function restoreVersion(db: Database, publisher: Publisher, version: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockExperience(tx, publisher.brandId, publisher.experienceId);
    const row = await readVersion(tx, publisher.experienceId, version);
    if (!row) throw notFound('version');
    await movePointer(tx, publisher, { version, documents: compiledFrom(row) });
  });
}

/**
 * Takes the experience away from visitors; every document is a draft again. Versions stay and can be restored.
 * @throws ProblemError 409 for an experience that is not published.
 */
export function unpublish(db: Database, publisher: Publisher): Promise<void> {
  return db.transaction(async (tx) => {
    const experience = await lockExperience(tx, publisher.brandId, publisher.experienceId);
    if (experience.publishedVersion === null) {
      const versions = await latestVersion(tx, publisher.experienceId);
      const legal = versions > 0 ? ['publish', 'restore'] : ['publish'];
      throw conflict('not-published', 'The experience is not published.', legal);
    }
    await movePointer(tx, publisher, { version: null, documents: {} });
  });
}

/** A version as the contract shows it. */
export async function versionOf(
  db: Database | Transaction,
  row: ManifestRow,
  publishedVersion: number | null,
): Promise<ManifestVersion> {
  const names = await peopleNames(db, [row.publishedBy]);
  return {
    version: row.version,
    hash: row.hash,
    schemaVersion: row.schemaVersion,
    note: row.note,
    bytes: row.bytes,
    certificate: row.certificate,
    publishedAt: row.publishedAt.toISOString(),
    publishedBy: (row.publishedBy && names.get(row.publishedBy)) ?? null,
    current: row.version === publishedVersion,
  };
}

/** The current version where the draft would give it once more. */
async function currentVersion(tx: Transaction, experience: ExperienceRow, draft: Draft) {
  if (experience.publishedVersion === null) return null;
  const row = await readVersion(tx, experience.id, experience.publishedVersion);
  const same =
    row?.draftRevision === experience.draftRevision && compile(draft, row.version).hash === row.hash;
  return same ? row : null;
}

export async function readVersion(db: Database | Transaction, experienceId: string, version: number) {
  const [row] = await db
    .select()
    .from(manifests)
    .where(and(eq(manifests.experienceId, experienceId), eq(manifests.version, version)));
  return row ?? null;
}

async function latestVersion(tx: Transaction, experienceId: string): Promise<number> {
  const [row] = await tx
    .select({ version: sql<number>`coalesce(max(${manifests.version}), 0)` })
    .from(manifests)
    .where(eq(manifests.experienceId, experienceId));
  return row?.version ?? 0;
}

const partsAtOnce = 500;

/** Sorted, so that two experiences that store the same parts at once do not wait for each other in a circle. */
async function storeParts(tx: Transaction, { public: { parts } }: Compiled): Promise<void> {
  const rows = [...parts].map(([hash, { json }]) => ({ hash, content: json }));
  rows.sort((a, b) => (a.hash < b.hash ? -1 : 1));
  for (let start = 0; start < rows.length; start += partsAtOnce)
    await tx
      .insert(manifestParts)
      .values(rows.slice(start, start + partsAtOnce))
      .onConflictDoNothing();
}

/** Root and parts as JSON, without models and pictures. */
const publicBytes = ({ public: { root } }: Compiled) =>
  Buffer.byteLength(JSON.stringify(root)) + root.parts.reduce((sum, { bytes }) => sum + bytes, 0);

const serverHalf = z.looseObject({ documents: z.record(z.string(), z.int()).default({}) });
const compiledFrom = (row: ManifestRow): ServerHalf['documents'] =>
  serverHalf.parse(row.serverHalf).documents;

/** Moves what is current, and with it what every document's status is compared with. */
async function movePointer(
  tx: Transaction,
  { experienceId, now }: Publisher,
  to: { version: number | null; documents: ServerHalf['documents'] },
): Promise<void> {
  await tx
    .update(documents)
    .set({ publishedRevision: sql`(${JSON.stringify(to.documents)}::jsonb ->> ${documents.id})::integer` })
    .where(eq(documents.experienceId, experienceId));
  await setPublishedVersion(tx, experienceId, to.version, now);
}
