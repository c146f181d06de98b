import { type DocumentArea, documentAreas, type ExperienceSummary } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull, sum } from 'drizzle-orm';
import { areaEntry } from '../areas/registry';
import { partAs, rootAs } from '../content/schema-migrations';
import type { Database } from '../db/database';
import { documents, experiences, manifestParts, manifests, placements, runs } from '../db/schema';
import { placementsOf } from '../placements/read-placement';
import { readExperienceRuns, runOf } from './read-runs';
import { runSchedules } from './run-schedules';
import type { ShownVersion } from './shown-versions';

const summaryOf = (area: string) => areaEntry(area)?.answers?.summary;
const summarised: DocumentArea[] = documentAreas.filter(summaryOf);

/** What areas add, by the name that each has for it, then by document. */
type Summaries = Record<string, Record<string, unknown>>;

/** Every area's name is there, also where it has nothing to say. */
function summariesOf(all: { area: string; id: string | null; summary: unknown }[]): Summaries {
  const summaries: Summaries = Object.fromEntries(
    summarised.flatMap((area) => summaryOf(area)?.name ?? []).map((name) => [name, {}]),
  );
  for (const { area, id, summary } of all) {
    const own = summaries[summaryOf(area)?.name ?? ''];
    if (own && id !== null && summary !== null) own[id] = summary;
  }
  return summaries;
}

/** Visitors answered the published texts; the draft's serve only what is not published. */
async function areaSummaries(db: Database, experienceId: string): Promise<Summaries> {
  const [drafts, published] = [
    await draftSummaries(db, experienceId),
    await publishedSummaries(db, experienceId),
  ];
  return Object.fromEntries(
    Object.entries(drafts).map(([name, summaries]) => [name, { ...summaries, ...published[name] }]),
  );
}

type Counted = Pick<
  ExperienceSummary,
  'placements' | 'activePlacements' | 'responses' | 'runs' | 'schedules'
>;

/** What the dashboard shows of one experience, from the database. */
export async function experienceSummary(
  db: Database,
  experienceId: string,
  shownNow: ShownVersion[],
  now: Date,
): Promise<ExperienceSummary> {
  const rows = await db
    .select()
    .from(placements)
    .where(and(eq(placements.experienceId, experienceId), isNull(placements.archivedAt)));
  const shown = await placementsOf(db, rows, now);
  const [counted] = await db
    .select({ responses: sum(runs.respondents).mapWith(Number) })
    .from(runs)
    .where(eq(runs.experienceId, experienceId));
  const counts = await readExperienceRuns(db, experienceId);
  return {
    placements: shown.length,
    activePlacements: shown.filter(({ state }) => state === 'active').length,
    responses: counted?.responses ?? 0,
    runs: counts.map(runOf),
    schedules: runSchedules(counts, shownNow),
    ...((await areaSummaries(db, experienceId)) as Omit<ExperienceSummary, keyof Counted>),
  };
}

/** Of documents in the draft, archived ones too: their runs keep their names. */
async function draftSummaries(db: Database, experienceId: string): Promise<Summaries> {
  const drafts = await db
    .select({ id: documents.id, area: documents.area, data: documents.data })
    .from(documents)
    .where(and(eq(documents.experienceId, experienceId), inArray(documents.area, summarised)));
  return summariesOf(
    drafts.map(({ area, data, id }) => ({ area, id, summary: summaryOf(area)?.ofDraft(data) ?? null })),
  );
}

async function publishedSummaries(db: Database, experienceId: string): Promise<Summaries> {
  const [version] = await db
    .select({ root: manifests.root })
    .from(manifests)
    .innerJoin(
      experiences,
      and(eq(experiences.id, manifests.experienceId), eq(experiences.publishedVersion, manifests.version)),
    )
    .where(eq(manifests.experienceId, experienceId));
  const hashes = (version ? rootAs(version.root).parts : [])
    .filter(({ area }) => summaryOf(area))
    .map(({ hash }) => hash);
  if (hashes.length === 0) return summariesOf([]);
  const parts = await db.select().from(manifestParts).where(inArray(manifestParts.hash, hashes));
  return summariesOf(
    parts.map(({ content }) => {
      const part = partAs(content);
      return { area: part.area, id: part.documentId, summary: summaryOf(part.area)?.ofPart(part) ?? null };
    }),
  );
}
