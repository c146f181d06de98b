import { type ExperienceSummary, inOrder, pollingDocument } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull, sum } from 'drizzle-orm';
import { pollPart, rootAs } from '../content/schema-migrations';
import type { Database } from '../db/database';
import { documents, experiences, manifestParts, manifests, placements, runs } from '../db/schema';
import { placementsOf } from '../placements/read-placement';
import { readExperienceRuns, runOf } from './read-runs';

type Polls = ExperienceSummary['polls'];

/** What the dashboard shows of one experience, from the database. */
export async function experienceSummary(
  db: Database,
  experienceId: string,
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
  return {
    placements: shown.length,
    activePlacements: shown.filter(({ state }) => state === 'active').length,
    responses: counted?.responses ?? 0,
    runs: (await readExperienceRuns(db, experienceId)).map(runOf),
    // Visitors answered the published texts; the draft's serve only what is not published.
    polls: { ...(await draftPolls(db, experienceId)), ...(await publishedPolls(db, experienceId)) },
  };
}

/** Polls in the draft, archived ones too: their runs keep their names. */
async function draftPolls(db: Database, experienceId: string): Promise<Polls> {
  const drafts = await db
    .select({ id: documents.id, data: documents.data })
    .from(documents)
    .where(and(eq(documents.experienceId, experienceId), eq(documents.area, 'polling')));
  return Object.fromEntries(
    drafts.flatMap(({ data, id }) => {
      const poll = pollingDocument.safeParse(data);
      return poll.success ? [[id, { title: poll.data.title, questions: questionsOf(poll.data) }]] : [];
    }),
  );
}

const questionsOf = ({ questions }: ReturnType<typeof pollingDocument.parse>) =>
  inOrder(questions).map(([id, { options, text }]) => ({
    id,
    text,
    options: inOrder(options).map(([optionId, { label }]) => ({ id: optionId, label })),
  }));

async function publishedPolls(db: Database, experienceId: string): Promise<Polls> {
  const [version] = await db
    .select({ root: manifests.root })
    .from(manifests)
    .innerJoin(
      experiences,
      and(eq(experiences.id, manifests.experienceId), eq(experiences.publishedVersion, manifests.version)),
    )
    .where(eq(manifests.experienceId, experienceId));
  const hashes = (version ? rootAs(version.root).parts : [])
    .filter(({ area }) => area === 'polling')
    .map(({ hash }) => hash);
  if (hashes.length === 0) return {};
  const parts = await db.select().from(manifestParts).where(inArray(manifestParts.hash, hashes));
  return Object.fromEntries(
    parts.map(({ content }) => {
      const { documentId, questions, title } = pollPart(content);
      const shown = questions.map(({ id, options, text }) => ({ id, text, options }));
      return [documentId, { title, questions: shown }];
    }),
  );
}
