import type { DocumentArea } from '@vitrine/shared/contract';
import { and, asc, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type AnyAreaTable, keyIn, type TableContext } from '../../areas/tables/area-table';
import type { Database, Transaction } from '../../db/database';
import { documents, keyInExperience } from '../../db/schema';
import type { Reader } from '../../readers/reader';
import type { DocumentRow } from '../document';
import { danglingReferences } from '../draft-data';
import type { DraftOwner } from '../draft-owner';
import { patchBetween } from '../merge-patch';
import { ofOwner } from '../owned-documents';
import { checkLinks } from '../vault-links';
import { noCounts } from './import-counts';
import { readFetched } from './import-pictures';
import type { ImportBatch, ImportSource, Plan } from './import-source';
import { refusals } from './refusals';
import { type EntryHead, errorAt, type MadeDocument } from './table-tasks';

/** Where a table is imported to, and how it is read. */
export interface Target {
  area: DocumentArea;
  table: AnyAreaTable;
  owner: Pick<DraftOwner, 'brandId' | 'experienceId'>;
  context: Omit<TableContext, 'columns' | 'pictures'>;
  /** Of this import those pictures were fetched; null where they are not. */
  picturesOf: string | null;
}

/**
 * A table that becomes documents. A reader makes them, outside of every transaction, of what there was a moment ago.
 * @throws Unreadable
 */
export async function tableSource(reader: Reader, path: string, target: Target): Promise<ImportSource> {
  const { area, context } = target;
  const whole = await reader.call('openTable', [path, area, context]);
  return {
    ...whole,
    creates: area,
    async *batches(size) {
      const earlier = new Set<string>();
      for (;;) {
        const entries = await reader.call('nextEntries', [size]);
        if (entries.length === 0) return;
        const { found, ...batch } = tableBatch(reader, target, entries, earlier);
        yield batch;
        for (const id of found()) earlier.add(id);
      }
    },
  };
}

/** What becomes of an entry, and of which revision of its document that was made. */
interface Candidate extends MadeDocument {
  entry: EntryHead;
  row: DocumentRow | null;
}

/** @param earlier documents that batches before it are about: a check writes nothing by which it would show. */
function tableBatch(
  reader: Reader,
  target: Target,
  entries: EntryHead[],
  earlier: ReadonlySet<string>,
): ImportBatch & { found: () => string[] } {
  let candidates: Candidate[] = [];
  return {
    found: () => candidates.flatMap(({ row }) => row?.id ?? []),
    size: entries.length,
    pictures: entries.flatMap(({ pictures }) => pictures),
    async prepare(db) {
      const find = await readExisting(db, target, entries, earlier);
      const rows = entries.map(find);
      const addresses = entries.flatMap(({ pictures }) => pictures);
      const pictures = target.picturesOf && (await readFetched(db, target.picturesOf, addresses));
      const made = await reader.call('makeDocuments', [
        rows.map((row) => row?.data ?? null),
        pictures || null,
      ]);
      candidates = entries.map((entry, at) => ({
        ...(made[at] ?? { data: null, findings: [] }),
        entry,
        row: rows[at] ?? null,
      }));
    },
    async plan(tx, now) {
      const find = await readExisting(tx, target, entries, earlier);
      const isStale = ({ entry, row }: Candidate) => {
        const current = find(entry);
        return current?.id !== row?.id || current?.revision !== row?.revision;
      };
      return candidates.some(isStale) ? null : planBatch(tx, target, candidates, now);
    },
  };
}

async function planBatch(tx: Transaction, target: Target, all: Candidate[], now: Date): Promise<Plan> {
  const findings = all.flatMap((one) => one.findings);
  const candidates = all.flatMap(({ data, entry, row }) => (data === null ? [] : { data, entry, row }));
  const dangling = await danglingReferences(
    tx,
    target.area,
    target.owner,
    candidates.map(({ data, row }) => ({ after: data, before: row?.data })),
  );
  const refused = candidates.map((_, index) => dangling[index] ?? []);
  for (const [index, { data, row }] of candidates.entries())
    if (refused[index]?.length === 0)
      refused[index] = await refusals(() =>
        checkLinks(tx, { area: target.area, data }, target.owner, row ? { row, now } : undefined),
      );
  const plan: Plan = { create: [], update: [], counts: noCounts(), findings };
  for (const [index, { data, entry, row }] of candidates.entries()) {
    const errors = refused[index] ?? [];
    findings.push(...errors.map((one) => errorAt(entry, one.pointer, one)));
    if (errors.length > 0) continue;
    if (row === null) plan.create.push({ data });
    else if (Object.keys(patchBetween(row.data, data)).length > 0) plan.update.push({ row, data });
    else plan.counts.unchanged += 1;
  }
  plan.counts.create = plan.create.length;
  plan.counts.update = plan.update.length;
  plan.counts.errors = all.length - plan.create.length - plan.update.length - plan.counts.unchanged;
  return plan;
}

/** @returns finds the document of an entry among those that there are. */
async function readExisting(
  tx: Database | Transaction,
  { area, context, owner, table }: Target,
  entries: EntryHead[],
  earlier: ReadonlySet<string>,
) {
  // No stored text holds a null byte, and PostgreSQL takes none in a question either.
  const isStorable = (text: string) => !text.includes('\0');
  const ids = entries.flatMap(({ id }) => id ?? []).filter(isStorable);
  const keys = entries.flatMap(({ key }) => (key === '' ? [] : key)).filter(isStorable);
  // Not a parameter: the index on it is found by its text.
  const field = sql.raw(`'${table.key}'`);
  const keyOf: SQL = table.keyPer
    ? sql`(${documents.data} -> ${field} ->> ${context.baseLanguage}::text)`
    : sql`(${documents.data} ->> ${field})`;
  const names = entries.flatMap(({ name }) => name || []).filter(isStorable);
  const nameOf = sql`(${documents.data} ->> ${sql.raw(`'${table.nameField}'`)})`;
  // Asked key by key: of many at once, without statistics, the planner expects to find half the table.
  const byIndexedKey = sql`${documents.id} = any(array(
    select found.id from unnest(${sql.param(keys)}::text[]) as given (key) cross join lateral (
      select id from ${documents}
      where area = ${sql.raw(`'${area}'`)}
        and ${keyInExperience(documents, table.key)} = ${owner.experienceId} || ' ' || given.key
      offset 0
    ) found
  ))`;
  const isIndexed = table.keyIsIndexed === true && owner.experienceId !== null;
  const wanted = [
    ...(names.length > 0 ? [inArray(nameOf, names)] : []),
    ...(ids.length > 0 ? [inArray(documents.id, ids)] : []),
    ...(keys.length > 0 ? [isIndexed ? byIndexedKey : inArray(keyOf, keys)] : []),
  ];
  const found =
    wanted.length === 0
      ? []
      : await tx
          .select()
          .from(documents)
          .where(isIndexed ? or(...wanted) : and(documentsOf(area, owner), or(...wanted)))
          .orderBy(asc(sql`${documents.order} collate "C"`), asc(documents.id));
  // An id may be of a document elsewhere.
  const rows = found.filter(
    (row) =>
      row.archivedAt === null &&
      row.area === area &&
      row.brandId === owner.brandId &&
      row.experienceId === owner.experienceId,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  // Of several with the same key the first counts.
  const byKey = new Map(rows.toReversed().map((row) => [keyIn(table, row.data, context), row]));
  const named = namedIn(rows, table, earlier, context);
  return (entry: EntryHead): DocumentRow | null => {
    const { id, key, name } = entry;
    if (name !== undefined) return named({ ...entry, name });
    return (id === null ? undefined : byId.get(id)) ?? (key === '' ? undefined : byKey.get(key)) ?? null;
  };
}

/**
 * Finds documents by their names; one that has none is another one than those with the same key that have one. A new name
 * takes a nameless document over, unless an entry without a name is about that.
 */
function namedIn(
  rows: DocumentRow[],
  table: AnyAreaTable,
  earlier: ReadonlySet<string>,
  context: Target['context'],
): (entry: EntryHead & { name: string }) => DocumentRow | null {
  const nameOf = ({ data }: DocumentRow) => (data[table.nameField ?? ''] as string | undefined) ?? '';
  const byName = new Map(rows.toReversed().map((row) => [nameOf(row), row]));
  const nameless = new Map(
    rows
      .toReversed()
      .filter((row) => nameOf(row) === '' && !earlier.has(row.id))
      .map((row) => [keyIn(table, row.data, context), row]),
  );
  return ({ hasNameless, key, name }) => {
    const row = (name && byName.get(name)) || (name && hasNameless ? undefined : nameless.get(key));
    if (row) nameless.delete(key);
    return row ?? null;
  };
}

/** Documents that are exported, and that rows may be about. */
export const documentsOf = (area: DocumentArea, owner: Target['owner']) =>
  and(ofOwner(owner, area), isNull(documents.archivedAt));
