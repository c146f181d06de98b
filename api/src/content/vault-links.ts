import type { DocumentArea } from '@vitrine/shared/contract';
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { VaultLink } from '../areas/area-content';
import { areaContents } from '../areas/registry';
import type { Database, Transaction } from '../db/database';
import { documentRevisions, documents, experiences, manifests, placements, runs } from '../db/schema';
import { placementFullName } from '../placements/full-name';
import { ProblemError } from '../problem';
import { type TranslatableMessage, translatable } from '../translatable-message';
import { canonicalJson } from './canonical';
import type { DocumentRow } from './document';
import type { DraftOwner } from './draft-owner';
import type { Refusal } from './imports/refusals';
import { nameableBy } from './nameable-documents';
import { contentAt } from './revisions';

type Content = Pick<DocumentRow, 'area' | 'data'>;

/**
 * A copy of a vault document is exactly what its version held, and that version could be used: whoever reads a use may
 * rely on it without asking the vault. Copies of what was archived meanwhile stay good, and can be duplicated.
 * @param before the document as it was, and the time; copies that did not change are not looked at again.
 * @throws ProblemError 400 with pointers to copies that are none; 409 `frozen` where a copy would change while
 * visitors answer it.
 */
export async function checkLinks(
  tx: Transaction,
  after: Content,
  owner: Pick<DraftOwner, 'brandId' | 'experienceId'>,
  before?: { row: DocumentRow; now: Date },
): Promise<void> {
  const { links } = areaContents[after.area];
  const former = new Map((before ? links(before.row.data) : []).map((link) => [link.pointer, link]));
  const changed = links(after.data).filter((link) => !isSame(link, former.get(link.pointer)));
  if (changed.length === 0) return;
  const errors: Refusal[] = [];
  for (const link of changed) {
    const wrong = await complaint(tx, after, link, owner);
    if (wrong) errors.push({ pointer: `/data${link.pointer}`, ...wrong });
  }
  if (errors.length > 0)
    throw new ProblemError(400, 'invalid', 'Some of this cannot be accepted.', { errors });
  if (before && changed.some(({ pointer }) => former.has(pointer)))
    await refuseWhileRunning(tx, before.row.id, before.now);
}

const isSame = (link: VaultLink, former: VaultLink | undefined) =>
  former !== undefined && canonicalJson(link) === canonicalJson(former);

async function complaint(
  tx: Transaction,
  { area, data }: Content,
  link: VaultLink,
  { brandId, experienceId }: Pick<DraftOwner, 'brandId' | 'experienceId'>,
): Promise<TranslatableMessage | null> {
  const [source] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, link.id), nameableBy({ brandId, id: experienceId })));
  if (source?.area !== link.area) return translatable('link.noDocument');
  const content = await contentAt(tx, source, link.version);
  if (!content) return translatable('link.noVersion');
  return copyComplaint({ area, data }, link, content.data);
}

/** Whether a copy is exactly what its version holds. @returns what is wrong with it. */
export function copyComplaint(
  { area, data }: Content,
  link: VaultLink,
  source: unknown,
): TranslatableMessage | null {
  const relinked = areaContents[area].relink(data, link, source);
  if ('obstacle' in relinked) return relinked.obstacle;
  const expected = linkAt(area, relinked.data, link.pointer);
  return isSame(link, expected) ? null : translatable('link.notCopied');
}

export const linkAt = (area: DocumentArea, data: unknown, pointer: string) =>
  areaContents[area].links(data).find((link) => link.pointer === pointer);

/** @throws ProblemError 409 `frozen` with the placements. */
async function refuseWhileRunning(tx: Transaction, documentId: string, now: Date): Promise<void> {
  const frozenAt = await runningAt(tx, documentId, now);
  if (frozenAt.length === 0) return;
  const { message, sentence } = translatable('link.frozen', { places: frozenAt.join(', ') });
  throw new ProblemError(409, 'frozen', message, { current: { frozenAt }, sentence });
}

/**
 * Names of the placements at which visitors can be answering the document, now or later: a run of it is open or paused,
 * and what the placement shows has it, be it by its calendar. A run is not closed by what takes its document away, nor
 * by the end of what showed it.
 */
export async function runningAt(
  db: Database | Transaction,
  documentId: string,
  now: Date,
): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isItsOwn = eq(placements.experienceId, experiences.id);
  const isPlanned = sql`exists (select from jsonb_array_elements(${placements.calendar}) e
    where e ->> 'experienceId' = ${experiences.id} and (e ->> 'until')::timestamptz > ${at})`;
  const isPublished = isNotNull(documents.publishedRevision);
  // Versions from before it was kept do not say what they were compiled from.
  const compiledFrom = sql`${manifests.serverHalf} -> 'documents'`;
  const pinnedHasIt = exists(
    db
      .select({ hash: manifests.hash })
      .from(manifests)
      .where(
        and(
          eq(manifests.experienceId, experiences.id),
          eq(manifests.version, placements.pinnedVersion),
          sql`(${compiledFrom} is null or ${compiledFrom} -> ${documentId}::text is not null)`,
        ),
      ),
  );
  const rows = await db
    .selectDistinct({ name: placementFullName })
    .from(runs)
    .innerJoin(placements, eq(placements.id, runs.placementId))
    .innerJoin(documents, eq(documents.id, runs.documentId))
    .innerJoin(experiences, eq(experiences.id, documents.experienceId))
    .where(
      and(
        eq(runs.documentId, documentId),
        inArray(runs.state, ['open', 'paused']),
        isNull(placements.archivedAt),
        or(isNull(placements.activeUntil), gt(placements.activeUntil, now)),
        isNull(experiences.archivedAt),
        isNotNull(experiences.publishedVersion),
        or(
          and(isItsOwn, isNull(placements.pinnedVersion), isPublished),
          and(isItsOwn, isNotNull(placements.pinnedVersion), pinnedHasIt),
          and(isPlanned, isPublished),
        ),
      ),
    )
    .orderBy(sql`1`);
  return rows.map(({ name }) => name);
}

/**
 * The newest revision of a vault document that may be used. Where its area says while when, of one that is being
 * rewritten it is the last revision before that.
 */
export async function newestUsable(
  db: Database | Transaction,
  { area, data, id, revision }: DocumentRow,
): Promise<number | null> {
  const { copiedWhile } = areaContents[area];
  if (!copiedWhile || data[copiedWhile.field] === copiedWhile.is) return revision;
  const state = sql<string | null>`${documentRevisions.patch} -> 'data' ->> ${copiedWhile.field}::text`;
  const turns = await db
    .select({ revision: documentRevisions.revision, state })
    .from(documentRevisions)
    .where(and(eq(documentRevisions.documentId, id), sql`${state} is not null`))
    .orderBy(asc(documentRevisions.revision));
  const lastUsable = turns.findLastIndex((turn) => turn.state === copiedWhile.is);
  if (lastUsable < 0) return null;
  const turnedAway = turns[lastUsable + 1];
  return turnedAway ? turnedAway.revision - 1 : revision;
}
