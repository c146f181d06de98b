import { eq, inArray, sql } from 'drizzle-orm';
import { areaEntry } from '../areas/registry';
import { partAs, rootAs } from '../content/schema-migrations';
import type { Database } from '../db/database';
import { manifestParts, manifests } from '../db/schema';
import { answerRules } from './answer-rules';
import type { RulesOf } from './area-answers';

/** What answers are checked against: all of one published version that can be answered. */
export interface PublishedVersion {
  hash: string;
  experienceId: string;
  version: number;
  /** By document. */
  answered: Map<string, RulesOf>;
}

const keptVersions = 200;

/**
 * Reads published versions. They never change, so those read last are kept.
 * @returns a function from a manifest's hash to its version, null when there is none.
 */
export function publishedVersions(db: Database): (hash: string) => Promise<PublishedVersion | null> {
  const kept = new Map<string, Promise<PublishedVersion | null>>();
  return (hash) => {
    const known = kept.get(hash);
    if (known) return known;
    const reading = readVersion(db, hash);
    kept.set(hash, reading);
    const forget = () => kept.delete(hash);
    // An unknown hash may be published a moment later, and a failed read may succeed.
    reading.then((version) => version === null && forget(), forget);
    const oldest = kept.keys().next();
    if (kept.size > keptVersions && !oldest.done) kept.delete(oldest.value);
    return reading;
  };
}

async function readVersion(db: Database, hash: string): Promise<PublishedVersion | null> {
  const [manifest] = await db
    .select({
      experienceId: manifests.experienceId,
      version: manifests.version,
      root: manifests.root,
      serverHalves: sql<
        Record<string, Record<string, unknown>>
      >`coalesce(${manifests.serverHalf} -> 'areas', '{}')`,
    })
    .from(manifests)
    .where(eq(manifests.hash, hash));
  if (!manifest) return null;
  const hashes = rootAs(manifest.root)
    .parts.filter(({ area }) => areaEntry(area)?.answers)
    .map((part) => part.hash);
  const parts = hashes.length
    ? await db
        .select({ content: manifestParts.content })
        .from(manifestParts)
        .where(inArray(manifestParts.hash, hashes))
    : [];
  const rules = parts.flatMap(({ content }) => answerRules(partAs(content), manifest.serverHalves) ?? []);
  return {
    hash,
    experienceId: manifest.experienceId,
    version: manifest.version,
    answered: new Map(rules.map((one) => [one.documentId, one])),
  };
}
