import { type Present, presenceTimes } from '@vitrine/shared/contract';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { people, presences } from '../db/schema';

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

/** A tab that goes. One that was never there is no error: the call may come twice. */
export async function endPresence(
  db: Database,
  { personId, tabId }: Pick<Report, 'personId' | 'tabId'>,
): Promise<void> {
  await db.delete(presences).where(and(eq(presences.tabId, tabId), eq(presences.personId, personId)));
}

/** Who is in an experience, by name. */
export function readPresent(db: Database, experienceId: string, now: Date): Promise<Present[]> {
  return db
    .select({ tabId: presences.tabId, name: shownName, documentId: presences.documentId })
    .from(presences)
    .innerJoin(people, eq(people.id, presences.personId))
    .where(and(eq(presences.experienceId, experienceId), gt(presences.seenAt, lastHeard(now))))
    .orderBy(asc(shownName), asc(presences.tabId));
}

const shownName = sql<string>`coalesce(${people.displayName}, ${people.email})`;

const lastHeard = (now: Date) => new Date(now.getTime() - presenceTimes.goneAfterMs);
