import type { DocumentArea, MediaKind } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import type { VaultLink } from '../areas/area-content';
import { areaContents } from '../areas/registry';
import type { Transaction } from '../db/database';
import { documents } from '../db/schema';
import { canonicalJson } from './canonical';
import type { DocumentRow } from './document';
import { usersOf } from './document-uses';
import { lockDraftOwner, lockExperiences } from './draft-owner';
import { patchBetween } from './merge-patch';
import { contentAt } from './revisions';
import { setAt } from './set-at';
import { linkAt, newestUsable, runningAt } from './vault-links';
import { lockDocument, mergeIntoDocument, type Writer } from './write-document';

type Content = Pick<DocumentRow, 'area' | 'data'>;

/** One file that takes another one's place. */
export interface FileChange {
  kind: MediaKind;
  /** SHA-256 of the former one. */
  from: string;
  to: string;
}

interface Replaced {
  /** At how many places the new one stands now. */
  replaced: number;
  /** At how many the former one stays, as a part of copies that cannot follow. */
  kept: number;
}

/**
 * Puts a file in another one's place in every draft of a brand, each document as its next revision. Copies of vault
 * documents take over the vault's next version where nothing but the file is new in it; others stay what they are
 * copies of. The brand and all its experiences are locked from then on.
 */
export async function replaceFileInDocuments(
  tx: Transaction,
  writer: Writer & { brandId: string },
  change: FileChange,
): Promise<Replaced> {
  const { brandId } = writer;
  await lockExperiences(tx, brandId);
  await lockDraftOwner(tx, brandId, null);
  const users = (await usersOf(tx, change.from, brandId)).map(({ document }) => document);
  const sum: Replaced = { replaced: 0, kept: 0 };
  for (const { id } of users.sort((a, b) => timesCopied(a.area) - timesCopied(b.area))) {
    const locked = await lockDocument(tx, brandId, id);
    if (locked.row.archivedAt) continue;
    const { data, kept, replaced } = await withFile(tx, locked.row, change, writer.now);
    await mergeIntoDocument(tx, writer, locked, { data: patchBetween(locked.row.data, data) });
    sum.replaced += replaced;
    sum.kept += kept;
  }
  return sum;
}

/** What is copied comes before its copies: how many times content was copied on its way into an area. */
const timesCopied = (area: DocumentArea): number =>
  Math.max(0, ...areaContents[area].copiesFrom.map((source) => timesCopied(source) + 1));

async function withFile(
  tx: Transaction,
  { area, data: before, id }: DocumentRow,
  { from, kind, to }: FileChange,
  now: Date,
): Promise<Replaced & Pick<Content, 'data'>> {
  const own: string[] = [];
  const inCopies = new Map<VaultLink, string[]>();
  const links = areaContents[area].links(before);
  for (const reference of areaContents[area].references(before)) {
    if (reference.kind !== kind || reference.id !== from) continue;
    const { pointer } = reference;
    const link = links.find((one) => isPartOf(one, { area, data: before }, pointer, to));
    if (link) inCopies.set(link, [...(inCopies.get(link) ?? []), pointer]);
    else own.push(pointer);
  }
  const outcome = { data: changedAt(before, own, to), replaced: own.length, kept: 0 };
  // While visitors answer it, a copy stays what they answer.
  const isFrozen = inCopies.size > 0 && (await runningAt(tx, id, now)).length > 0;
  for (const [link, pointers] of inCopies) {
    const renewed = isFrozen ? null : await withNewest(tx, { area, data: outcome.data }, link, pointers, to);
    if (renewed) {
      outcome.data = renewed;
      outcome.replaced += pointers.length;
    } else outcome.kept += pointers.length;
  }
  return outcome;
}

function changedAt(data: Content['data'], pointers: string[], value: string): Content['data'] {
  const changed = structuredClone(data);
  for (const pointer of pointers) setAt(changed, pointer, value);
  return changed;
}

const copyAt = ({ area, data }: Content, pointer: string) =>
  canonicalJson({ copy: linkAt(area, data, pointer)?.copy ?? null });

/** Whether a place of a document belongs to a copy: it is another one when the place changes. */
const isPartOf = (link: VaultLink, { area, data }: Content, pointer: string, value: string) =>
  copyAt({ area, data }, link.pointer) !==
  copyAt({ area, data: changedAt(data, [pointer], value) }, link.pointer);

/** The data with the vault's newest version at a link's place. null where that is not just the copy with the new file. */
async function withNewest(
  tx: Transaction,
  { area, data }: Content,
  link: VaultLink,
  pointers: string[],
  to: string,
): Promise<Content['data'] | null> {
  const [vault] = await tx.select().from(documents).where(eq(documents.id, link.id));
  if (!vault || vault.archivedAt) return null;
  const version = await newestUsable(tx, vault);
  const content = version === null ? null : await contentAt(tx, vault, version);
  if (version === null || !content) return null;
  const relinked = areaContents[area].relink(data, { ...link, version }, content.data);
  if ('obstacle' in relinked) return null;
  const wanted = copyAt({ area, data: changedAt(data, pointers, to) }, link.pointer);
  return copyAt({ area, data: relinked.data }, link.pointer) === wanted ? relinked.data : null;
}
