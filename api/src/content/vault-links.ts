import type { DocumentArea } from '@vitrine/shared/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { VaultLink } from '../areas/area-content';
import { areaContents } from '../areas/area-contents';
import type { Database, Transaction } from '../db/database';
import { documentRevisions, documents, placements, runs } from '../db/schema';
import { ProblemError } from '../problem';
import { type Said, said } from '../said';
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
 * @param before the document as it was; copies that did not change are not looked at again.
 * @throws ProblemError 400 with pointers to copies that are none; 409 `frozen` where a copy would change while
 * visitors answer it.
 */
export async function checkLinks(
  tx: Transaction,
  after: Content,
  owner: Pick<DraftOwner, 'brandId' | 'experienceId'>,
  before?: DocumentRow,
): Promise<void> {
  const { links } = areaContents[after.area];
  const former = new Map((before ? links(before.data) : []).map((link) => [link.pointer, link]));
  const changed = links(after.data).filter((link) => !isSame(link, former.get(link.pointer)));
  if (changed.length === 0) return;
  const errors: Refusal[] = [];
  for (const link of changed) {
    const wrong = await complaint(tx, after, link, owner);
    if (wrong) errors.push({ pointer: `/data${link.pointer}`, ...wrong });
  }
  if (errors.length > 0)
    throw new ProblemError(400, 'invalid', 'Some of this cannot be accepted.', { errors });
  if (before && changed.some(({ pointer }) => former.has(pointer))) await refuseWhileRunning(tx, before.id);
}

const isSame = (link: VaultLink, former: VaultLink | undefined) =>
  former !== undefined && canonicalJson(link) === canonicalJson(former);

async function complaint(
  tx: Transaction,
  { area, data }: Content,
  link: VaultLink,
  { brandId, experienceId }: Pick<DraftOwner, 'brandId' | 'experienceId'>,
): Promise<Said | null> {
  const [source] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, link.id), nameableBy({ brandId, id: experienceId })));
  if (source?.area !== link.area) return said('link.noDocument');
  const content = await contentAt(tx, source, link.version);
  if (!content) return said('link.noVersion');
  return copyComplaint({ area, data }, link, content.data);
}

/** Whether a copy is exactly what its version holds. @returns what is wrong with it. */
export function copyComplaint({ area, data }: Content, link: VaultLink, source: unknown): Said | null {
  const relinked = areaContents[area].relink(data, link, source);
  if ('obstacle' in relinked) return relinked.obstacle;
  const expected = linkAt(area, relinked.data, link.pointer);
  return isSame(link, expected) ? null : said('link.notCopied');
}

export const linkAt = (area: DocumentArea, data: unknown, pointer: string) =>
  areaContents[area].links(data).find((link) => link.pointer === pointer);

/** @throws ProblemError 409 `frozen` with the placements. */
async function refuseWhileRunning(tx: Transaction, documentId: string): Promise<void> {
  const frozenAt = await runningAt(tx, documentId);
  if (frozenAt.length === 0) return;
  const { message, sentence } = said('link.frozen', { places: frozenAt.join(', ') });
  throw new ProblemError(409, 'frozen', message, { current: { frozenAt }, sentence });
}

/** Names of the placements at which a run of the document is open or paused. */
export async function runningAt(db: Database | Transaction, documentId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: placements.name })
    .from(runs)
    .innerJoin(placements, eq(placements.id, runs.placementId))
    .where(and(eq(runs.documentId, documentId), inArray(runs.state, ['open', 'paused'])))
    .orderBy(asc(placements.name));
  return rows.map(({ name }) => name);
}

/**
 * The newest revision of a vault document that may be used. Questions are used while they are ready: of one that is
 * being rewritten, the last revision before that. Option sets always are.
 */
export async function newestUsable(
  db: Database | Transaction,
  { area, data, id, revision }: DocumentRow,
): Promise<number | null> {
  if (area !== 'question-vault' || data.state === 'ready') return revision;
  const state = sql<string | null>`${documentRevisions.patch} -> 'data' ->> 'state'`;
  const turns = await db
    .select({ revision: documentRevisions.revision, state })
    .from(documentRevisions)
    .where(and(eq(documentRevisions.documentId, id), sql`${state} is not null`))
    .orderBy(asc(documentRevisions.revision));
  const lastReady = turns.findLastIndex((turn) => turn.state === 'ready');
  if (lastReady < 0) return null;
  const turnedAway = turns[lastReady + 1];
  return turnedAway ? turnedAway.revision - 1 : revision;
}
