import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database';
import { type experiences, manifestParts, manifests } from '../db/schema';
import { conflict } from '../problem';
import { blocks, certify } from './checks';
import { type Compiled, compile } from './compile';
import type { Draft } from './draft';
import type { ManifestRow, Publisher } from './versions';

interface NewVersion {
  draft: Draft;
  /** Locked by the caller. */
  experience: typeof experiences.$inferSelect;
  publisher: Publisher;
  note: string;
}

/**
 * Compiles a draft into the experience's next version and keeps it, for ever. What is current stays as it is.
 * @throws ProblemError 409 `blocked` with the certificate where it has errors.
 */
export async function storeVersion(
  tx: Transaction,
  { draft, experience, note, publisher }: NewVersion,
): Promise<ManifestRow> {
  const version = (await latestVersion(tx, experience.id)) + 1;
  const compiled = compile(draft, version);
  const certificate = await certify(draft, compiled, publisher.now);
  if (blocks(certificate))
    throw conflict('blocked', 'Some checks fail. Mend what they name, then publish again.', certificate);
  await storeParts(tx, compiled);
  const { root } = compiled.public;
  const [row] = await tx
    .insert(manifests)
    .values({
      hash: compiled.hash,
      experienceId: experience.id,
      version,
      schemaVersion: root.schemaVersion,
      root,
      serverHalf: { ...compiled.server },
      bytes: publicBytes(compiled),
      note,
      certificate,
      draftRevision: experience.draftRevision,
      publishedAt: publisher.now,
      publishedBy: publisher.personId,
    })
    .returning();
  if (!row) throw new Error('The insert returned no row');
  return row;
}

/** 0 before the first. */
export async function latestVersion(tx: Transaction, experienceId: string): Promise<number> {
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
