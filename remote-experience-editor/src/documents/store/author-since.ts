import type { Document, DocumentEditSession } from '@vitrine/shared/contract';

/**
 * Who alone wrote what is new in a document; null for several people, for somebody who left, and where nobody can say.
 * @param since the revision that one has.
 * @param readSittings the newest first; asked only where more than one revision is new.
 */
export async function authorSince(
  { revision, updatedBy }: Document,
  since: number,
  readSittings: () => Promise<DocumentEditSession[]>,
): Promise<string | null> {
  if (revision <= since + 1) return updatedBy;
  const sittings = await readSittings().catch(() => []);
  if ((sittings.at(-1)?.firstRevision ?? Number.POSITIVE_INFINITY) > since + 1) return null;
  const isIn = (sitting: DocumentEditSession) =>
    sitting.revision > since && sitting.firstRevision <= revision;
  const names = new Set(sittings.filter(isIn).map(({ by }) => by));
  const [name = null] = names;
  return names.size === 1 ? name : null;
}
