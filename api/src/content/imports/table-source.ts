import type { DocumentArea, ImportFinding } from '@vitrine/shared/contract';
import { and, asc, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type AnyAreaTable, keyIn, type TableContext } from '../../areas/area-table';
import type { Transaction } from '../../db/database';
import { documents } from '../../db/schema';
import { offenceIn } from '../../offence';
import { type Said, said } from '../../said';
import type { DocumentRow } from '../document';
import { checkedData, danglingReferences } from '../draft-data';
import type { DraftOwner } from '../draft-owner';
import { patchBetween } from '../merge-patch';
import { ofOwner } from '../owned-documents';
import { checkLinks } from '../vault-links';
import { batches } from './batches';
import { noCounts } from './import-counts';
import type { ImportSource, Plan } from './import-source';
import { type Entry, openTable } from './read-entries';
import { refusals } from './refusals';
import { schemaWords } from './schema-words';

/** Where a table is imported to, and how it is read; which columns it has is known once it is open. */
export interface Target {
  area: DocumentArea;
  table: AnyAreaTable;
  owner: Pick<DraftOwner, 'brandId' | 'experienceId'>;
  context: TableContext;
}

type Data = Record<string, unknown>;

/**
 * A table that becomes documents.
 * @throws Unreadable
 */
export async function tableSource(path: string, target: Target): Promise<ImportSource> {
  const { columns, entries, findings, format } = await openTable(path, target.table, target.context);
  const whole = { ...target, context: { ...target.context, columns } };
  return {
    format,
    findings,
    creates: target.area,
    async *batches(size) {
      for await (const some of batches(entries, size))
        yield { size: some.length, plan: (tx) => planBatch(tx, whole, some) };
    },
  };
}

async function planBatch(tx: Transaction, target: Target, entries: Entry[]): Promise<Plan> {
  const find = await readExisting(tx, target, entries);
  const findings: ImportFinding[] = [];
  const candidates: { entry: Entry; row: DocumentRow | null; data: Data }[] = [];
  for (const entry of entries) {
    const row = find(entry);
    const data = await dataOf(target, entry, row, findings);
    if (data !== null) candidates.push({ entry, row, data });
  }
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
        checkLinks(tx, { area: target.area, data }, target.owner, row ?? undefined),
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
  plan.counts.errors = entries.length - plan.create.length - plan.update.length - plan.counts.unchanged;
  return plan;
}

const errorAt = ({ line }: Entry, pointer: string, { message, sentence }: Said): ImportFinding => ({
  level: 'error',
  line,
  field: pointer.replace(/^\/(data\/?)?/, '').replaceAll('/', ' › '),
  message,
  sentence,
});

/** The document that an entry describes, or null after saying what is wrong with it. */
async function dataOf(
  { area, context, table }: Target,
  entry: Entry,
  row: DocumentRow | null,
  findings: ImportFinding[],
): Promise<Data | null> {
  const { content, line } = entry;
  if ('problem' in content) {
    findings.push({ level: 'error', line, field: '', ...content.problem });
    return null;
  }
  for (const notice of entry.notices ?? []) findings.push({ level: 'notice', line, field: '', ...notice });
  let failed = false;
  let made: unknown;
  if ('data' in content) made = content.data;
  else if (row && !table.holds(row.data)) {
    findings.push(errorAt(entry, '', said('row.otherKind')));
    return null;
  } else {
    // The id stands for the key that the document has.
    const key = entry.id === null ? entry.key : row ? keyIn(table, row.data, context) : '';
    const rows = content.rows.map((one) => ({ ...one, cells: { ...one.cells, [table.keyColumn]: key } }));
    made = table.dataOf(rows, row?.data ?? null, context, (level, atLine, field, what) => {
      failed ||= level === 'error';
      findings.push({ level, line: atLine, field, ...what });
    });
  }
  if (failed) return null;
  const offence = offenceIn(made);
  if (offence) {
    findings.push(errorAt(entry, offence.pointer, schemaWords(offence.message)));
    return null;
  }
  let checked: Data | null = null;
  const errors = await refusals(async () => {
    checked = checkedData(area, made);
  });
  findings.push(...errors.map((one) => errorAt(entry, one.pointer, one)));
  return checked;
}

/** @returns finds the document of an entry among those that there are. */
async function readExisting(tx: Transaction, { area, context, owner, table }: Target, entries: Entry[]) {
  // No stored text holds a null byte, and PostgreSQL takes none in a question either.
  const isStorable = (text: string) => !text.includes('\0');
  const ids = entries.flatMap(({ id }) => id ?? []).filter(isStorable);
  const keys = entries.flatMap(({ key }) => (key === '' ? [] : key)).filter(isStorable);
  // Not a parameter: the index on it is found by its text.
  const field = sql.raw(`'${table.key}'`);
  const keyOf: SQL = table.keyPer
    ? sql`(${documents.data} -> ${field} ->> ${context.baseLanguage}::text)`
    : sql`(${documents.data} ->> ${field})`;
  const wanted = [
    ...(ids.length > 0 ? [inArray(documents.id, ids)] : []),
    ...(keys.length > 0 ? [inArray(keyOf, keys)] : []),
  ];
  const rows =
    wanted.length === 0
      ? []
      : await tx
          .select()
          .from(documents)
          .where(and(documentsOf(area, owner), or(...wanted)))
          .orderBy(asc(sql`${documents.order} collate "C"`), asc(documents.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  // Of several with the same key the first counts.
  const byKey = new Map(rows.toReversed().map((row) => [keyIn(table, row.data, context), row]));
  return ({ id, key }: Entry): DocumentRow | null =>
    (id === null ? undefined : byId.get(id)) ?? (key === '' ? undefined : byKey.get(key)) ?? null;
}

/** Documents that are exported, and that rows may be about. */
export const documentsOf = (area: DocumentArea, owner: Target['owner']) =>
  and(ofOwner(owner, area), isNull(documents.archivedAt));
