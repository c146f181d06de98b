import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { manifests, runs } from '../../db/schema';
import { publishedVersions } from '../published-version';
import type { CountedAs } from './ballot';

/** @returns how the published versions of a run's document count answers; null where there is no such run. */
export async function publishedCounts(db: Database, runId: string): Promise<CountedAs | null> {
  const [run] = await db.select().from(runs).where(eq(runs.id, runId));
  if (!run) return null;
  const { documentId, experienceId } = run;
  const published = await db
    .select({ hash: manifests.hash, version: manifests.version })
    .from(manifests)
    .where(eq(manifests.experienceId, experienceId));
  const versionOf = publishedVersions(db);
  const rules = new Map(
    await Promise.all(
      published.map(
        async ({ hash, version }) => [version, (await versionOf(hash))?.answered.get(documentId)] as const,
      ),
    ),
  );
  return (version, questionId, answer) => rules.get(version)?.countedAs(questionId, answer) ?? [];
}
