import type { Document, DocumentEditSession } from '@vitrine/shared/contract';

/**
 * Who alone wrote what is new in a document; null for several people, for somebody who left, and where nobody can say.
 * @param since the revision that one has.
 * @param readEditSessions the newest first; asked only where more than one revision is new.
 */
export async function authorSince(
  { revision, updatedBy }: Document,
  since: number,
  readEditSessions: () => Promise<DocumentEditSession[]>,
): Promise<string | null> {
  if (revision <= since + 1) return updatedBy;
  const sessions = await readEditSessions().catch(() => []);
  if ((sessions.at(-1)?.firstRevision ?? Number.POSITIVE_INFINITY) > since + 1) return null;
  const isIn = (session: DocumentEditSession) =>
    session.revision > since && session.firstRevision <= revision;
  const names = new Set(sessions.filter(isIn).map(({ by }) => by));
  const [name = null] = names;
  return names.size === 1 ? name : null;
}
