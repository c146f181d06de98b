import { type ImportFinding, limits } from '@vitrine/shared/contract';
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { FetchedPicture } from '../../areas/tables/area-table';
import type { Database, Transaction } from '../../db/database';
import { importPictures } from '../../db/schema';
import { translatable } from '../../translatable-message';
import { asNotice } from './finding';
import type { ImportRow } from './import-row';

/** Where pictures lie that a file names: as many of its addresses as an import may fetch, each once. */
export class NamedPictures {
  private readonly addresses = new Set<string>();
  private readonly counts = new Map<string, number>();

  /** @returns those of them that are new, with their places. */
  add(addresses: string[]): { address: string; place: number }[] {
    const before = this.addresses.size;
    for (const address of addresses) {
      if (this.addresses.size >= limits.importPictures.count || this.addresses.has(address)) continue;
      this.addresses.add(address);
      const { host } = new URL(address);
      this.counts.set(host, (this.counts.get(host) ?? 0) + 1);
    }
    return [...this.addresses].slice(before).map((address, index) => ({ address, place: before + index }));
  }

  get summary(): ImportRow['pictures'] {
    if (this.addresses.size === 0) return null;
    const hosts = [...this.counts].toSorted(([, one], [, other]) => other - one).map(([host]) => host);
    return { named: this.addresses.size, hosts: hosts.slice(0, hostsShown) };
  }
}

const hostsShown = 5;

/** That pictures lie elsewhere, said once. */
export const unfetchedPictures = (pictures: ImportRow['pictures']): ImportFinding[] =>
  pictures ? [asNotice(translatable('file.picturesElsewhere', { count: pictures.named }))] : [];

const addressesOf = (importId: string) => eq(importPictures.importId, importId);
const isHandled = or(isNotNull(importPictures.sha256), isNotNull(importPictures.problem));

export const forgetAddresses = (db: Database, importId: string) =>
  db.delete(importPictures).where(addressesOf(importId));

export async function rememberAddresses(
  db: Database,
  importId: string,
  addresses: { address: string; place: number }[],
): Promise<void> {
  const rows = addresses.map((one) => ({ importId, ...one }));
  if (rows.length > 0) await db.insert(importPictures).values(rows).onConflictDoNothing();
}

/** Those that nothing has become of yet, in the order of the file. */
export const waitingPictures = (db: Database, importId: string) =>
  db
    .select({ address: importPictures.address, place: importPictures.place })
    .from(importPictures)
    .where(and(addressesOf(importId), isNull(importPictures.sha256), isNull(importPictures.problem)))
    .orderBy(asc(importPictures.place));

export const countHandled = (db: Database | Transaction, importId: string): Promise<number> =>
  db.$count(importPictures, and(addressesOf(importId), isHandled));

export const writeFetched = (tx: Transaction, importId: string, place: number, fetched: FetchedPicture) =>
  tx
    .update(importPictures)
    .set(fetched)
    .where(and(addressesOf(importId), eq(importPictures.place, place)));

/** What became of pictures, by their addresses. */
export async function readFetched(
  db: Database,
  importId: string,
  addresses: string[],
): Promise<Map<string, FetchedPicture>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .select()
    .from(importPictures)
    .where(and(addressesOf(importId), inArray(importPictures.address, addresses)));
  return new Map(
    rows.flatMap(({ address, problem, sha256 }): [string, FetchedPicture][] =>
      sha256 ? [[address, { sha256 }]] : problem ? [[address, { problem }]] : [],
    ),
  );
}
