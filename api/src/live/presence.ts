import { type Present, presenceTimes } from '@vitrine/shared/contract';
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { documents, experiences, people, presences } from '../db/schema';

interface Report {
  tabId: string;
  experienceId: string;
  personId: string;
  documentId: string | null;
}

/**
 * Writes down where a tab is.
 * @returns whether that is news to whoever watches the experience.
 */
export async function notePresence(db: Database, report: Report, now: Date): Promise<boolean> {
  const self = and(eq(presences.tabId, report.tabId), eq(presences.personId, report.personId));
  const [known] = await db.select().from(presences).where(self);
  await db
    .insert(presences)
    .values({ ...report, seenAt: now })
    .onConflictDoUpdate({
      target: [presences.tabId, presences.personId],
      set: { experienceId: report.experienceId, documentId: report.documentId, seenAt: now },
    });
  const changed = known?.documentId !== report.documentId || known?.experienceId !== report.experienceId;
  if (changed) await db.delete(presences).where(lt(presences.seenAt, lastHeard(now)));
  return changed || (known !== undefined && known.seenAt < lastHeard(now));
}

/** A tab that goes. One that was never there, or is elsewhere by now, is no error: calls come twice, and late. */
export async function endPresence(
  db: Database,
  { experienceId, personId, tabId }: Pick<Report, 'experienceId' | 'personId' | 'tabId'>,
): Promise<void> {
  const self = and(eq(presences.tabId, tabId), eq(presences.personId, personId));
  await db.delete(presences).where(and(self, eq(presences.experienceId, experienceId)));
}

/** Who is in an experience, by name. */
export function readPresent(db: Database, experienceId: string, now: Date): Promise<Present[]> {
  return (
    db
      .select({
        tabId: presences.tabId,
        name: shownName,
        documentId: presences.documentId,
        revision: documents.revision,
      })
      .from(presences)
      .innerJoin(people, eq(people.id, presences.personId))
      .innerJoin(experiences, eq(experiences.id, presences.experienceId))
      // A tab may name what it likes: of other brands' documents it hears nothing.
      .leftJoin(
        documents,
        and(
          eq(documents.id, presences.documentId),
          or(eq(documents.brandId, experiences.brandId), isNull(documents.brandId)),
        ),
      )
      .where(and(eq(presences.experienceId, experienceId), gt(presences.seenAt, lastHeard(now))))
      .orderBy(asc(shownName), asc(presences.tabId))
  );
}

/** The experiences of a brand (null: of all) that somebody is in. */
export async function readOccupied(db: Database, brandId: string | null, now: Date): Promise<string[]> {
  const ofBrand = brandId === null ? undefined : eq(experiences.brandId, brandId);
  const rows = await db
    .selectDistinct({ id: presences.experienceId })
    .from(presences)
    .innerJoin(experiences, eq(experiences.id, presences.experienceId))
    .where(and(gt(presences.seenAt, lastHeard(now)), ofBrand));
  return rows.map(({ id }) => id);
}

const shownName = sql<string>`coalesce(${people.displayName}, ${people.email})`;

const lastHeard = (now: Date) => new Date(now.getTime() - presenceTimes.goneAfterMs);
