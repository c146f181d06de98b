import { type ManifestPartContent, standardTheme } from '@vitrine/shared/contract';
import { canonicalJson, sha256Of } from '../content/canonical';
import type { Database } from '../db/database';
import { manifestParts, manifests } from '../db/schema';
import { setPublishedVersion } from '../experiences/set-published-version';

/**
 * Publishes a version of an experience that holds one part.
 * @param server what only the API reads of its area.
 * @returns the manifest's hash.
 */
export async function seedPart(
  db: Database,
  {
    experienceId,
    now,
    part: { documentId, ...own },
    server,
    version,
  }: {
    experienceId: string;
    version: number;
    now: Date;
    part: Extract<ManifestPartContent, { title: unknown }>;
    server: Record<string, unknown>;
  },
): Promise<string> {
  const { area, title } = own;
  const content = canonicalJson({ documentId, ...own });
  const bytes = content.length;
  const part = { area, documentId, title, hash: sha256Of(content), bytes };
  const root = {
    schemaVersion: 2,
    experienceId,
    version,
    languages: ['en'],
    theme: standardTheme(),
    poster: null,
    logo: null,
    parts: [part],
    assets: [],
  };
  const hash = sha256Of(canonicalJson(root));
  await db.insert(manifestParts).values({ hash: part.hash, content }).onConflictDoNothing();
  await db.insert(manifests).values({
    hash,
    experienceId,
    version,
    schemaVersion: 2,
    root,
    serverHalf: { areas: { [area]: server } },
    bytes,
    certificate: { checks: [], checkedAt: new Date().toISOString() },
    draftRevision: 0,
    publishedAt: now,
  });
  await db.transaction((tx) => setPublishedVersion(tx, experienceId, version, now));
  return hash;
}
