import { contentChanges, type DocumentLink } from '@vitrine/shared/contract';
import { inArray } from 'drizzle-orm';
import type { VaultLink } from '../areas/area-content';
import { areaContents } from '../areas/registry';
import type { Database, Transaction } from '../db/database';
import { documents } from '../db/schema';
import type { TranslatableMessage } from '../translatable-message';
import type { DocumentRow } from './document';
import { titleOf } from './document-title';
import { contentAt } from './revisions';
import { linkAt, newestUsable } from './vault-links';

/** What a link's place would hold if it took over the newest revision of its vault document. */
interface Renewal {
  version: number;
  /** Content of the vault document. */
  source: Record<string, unknown>;
  /** The linking document's data, renewed. */
  data: Record<string, unknown>;
}

/** @returns null where nothing that anybody reads would change; the obstacle where the newest cannot be used there. */
export async function renewalOf(
  db: Database | Transaction,
  document: Pick<DocumentRow, 'area' | 'data'>,
  link: VaultLink,
  vault: DocumentRow,
): Promise<
  Renewal | { version: number; source: Record<string, unknown>; obstacle: TranslatableMessage } | null
> {
  const version = await newestUsable(db, vault);
  if (version === null || version <= link.version) return null;
  const content = await contentAt(db, vault, version);
  if (!content) return null;
  const source = content.data;
  const relinked = areaContents[document.area].relink(document.data, { ...link, version }, source);
  if ('obstacle' in relinked) return { version, source, ...relinked };
  const renewed = linkAt(document.area, relinked.data, link.pointer);
  if (!renewed || contentChanges(link.copy, renewed.copy).length === 0) return null;
  return { version, source, data: relinked.data };
}

/** The vault documents of which a document holds copies. What a brand may link, it may read. */
export async function documentLinks(db: Database, document: DocumentRow): Promise<DocumentLink[]> {
  const links = areaContents[document.area].links(document.data);
  const ids = links.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(documents).where(inArray(documents.id, ids));
  const vaults = new Map(rows.map((row) => [row.id, row]));
  const found: DocumentLink[] = [];
  for (const link of links) {
    const { area, id, pointer, version } = link;
    const vault = vaults.get(id);
    if (!vault) continue;
    const renewal = vault.archivedAt ? null : await renewalOf(db, document, link, vault);
    const obstacle = renewal && 'obstacle' in renewal ? renewal.obstacle : null;
    found.push({
      area,
      id,
      pointer,
      version,
      title: titleOf(vault.data),
      archived: vault.archivedAt !== null,
      newest: renewal && { version: renewal.version, data: renewal.source },
      obstacle: obstacle?.message ?? null,
      obstacleSentence: obstacle?.sentence,
    });
  }
  return found;
}
