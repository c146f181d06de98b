import type { DocumentArea, ImportFinding } from '@vitrine/shared/contract';
import { areaContents } from '../../areas/registry';
import {
  type AnyAreaTable,
  type FetchedPicture,
  keyIn,
  type TableContext,
} from '../../areas/tables/area-table';
import { type TranslatableMessage, translatable } from '../../translatable-message';
import { findValidationError } from '../../validation-error';
import { checkedData } from '../draft-data';
import { asError, asNotice } from './finding';
import { type Entry, openTable } from './read-entries';
import { refusals } from './refusals';
import { schemaWords } from './schema-words';
import { Unreadable } from './unreadable';

type Data = Record<string, unknown>;

/** A table that is being read. */
interface Open {
  area: DocumentArea;
  table: AnyAreaTable;
  context: TableContext;
  entries: AsyncGenerator<Entry>;
  /** The last ones that were asked for. */
  current: Entry[];
}
let open: Open | null = null;
const opened = (): Open => {
  if (!open) throw new Error('No table is open');
  return open;
};

/** By what an entry finds its document. */
export interface EntryHead extends Pick<Entry, 'id' | 'key' | 'line' | 'name' | 'hasNameless'> {
  /** Addresses of pictures that it names. */
  pictures: string[];
}

/** What an entry becomes. */
export interface MadeDocument {
  /** null: it cannot be taken, and the findings say why. */
  data: Data | null;
  findings: ImportFinding[];
}

/** Reads a table, a few documents at a time; done by a `Reader`. */
export const tableTasks = {
  /** @throws Unreadable */
  async openTable(path: string, area: DocumentArea, base: Omit<TableContext, 'columns' | 'pictures'>) {
    const { table } = areaContents[area];
    if (!table) throw new Unreadable(translatable('file.notHere'));
    const { columns, currency, entries, findings, format, isForeign } = await openTable(path, table, base);
    open = { area, table, entries, current: [], context: { ...base, columns, isForeign } };
    return { currency, findings, format };
  },

  /** At most so many; none at the end. @throws Unreadable */
  async nextEntries(most: number): Promise<EntryHead[]> {
    const { entries, table } = opened();
    const current: Entry[] = [];
    while (current.length < most) {
      const next = await entries.next();
      if (next.done) break;
      current.push(next.value);
    }
    opened().current = current;
    return current.map(({ content, isKeyMade: _isKeyMade, notices: _notices, ...head }) => ({
      ...head,
      pictures: 'rows' in content ? (table.pictureAddresses?.(content.rows) ?? []) : [],
    }));
  },

  /**
   * What becomes of these entries; may be asked again.
   * @param before what the documents hold now, in their order; null for those that are new.
   * @param pictures what became of those that the entries name by their addresses; null where none are fetched.
   */
  async makeDocuments(
    before: (Data | null)[],
    pictures: ReadonlyMap<string, FetchedPicture> | null,
  ): Promise<MadeDocument[]> {
    const { context } = opened();
    const table = { ...opened(), context: pictures ? { ...context, pictures } : context };
    const made: MadeDocument[] = [];
    for (const [index, entry] of table.current.entries()) {
      const findings: ImportFinding[] = [];
      made.push({ data: await dataOf(table, entry, before[index] ?? null, findings), findings });
    }
    return made;
  },
};

export const errorAt = (
  { line }: Pick<Entry, 'line'>,
  pointer: string,
  what: TranslatableMessage,
): ImportFinding => asError(what, line, pointer.replace(/^\/(data\/?)?/, '').replaceAll('/', ' › '));

/** The document that an entry describes, or null after saying what is wrong with it. */
async function dataOf(
  { area, context, table }: Open,
  entry: Entry,
  before: Data | null,
  findings: ImportFinding[],
): Promise<Data | null> {
  const { content, line } = entry;
  if ('problem' in content) {
    findings.push(asError(content.problem, line));
    return null;
  }
  if (entry.isKeyMade) {
    const what = { key: entry.key };
    const made = before ? translatable('row.keyFound', what) : translatable('row.keyMade', what);
    findings.push(asNotice(made, line));
  }
  for (const one of entry.notices ?? []) findings.push(asNotice(one, one.line ?? line, one.field));
  let failed = false;
  let made: unknown;
  if ('data' in content) made = content.data;
  else if (before && !table.holds(before)) {
    findings.push(errorAt(entry, '', translatable('row.otherKind')));
    return null;
  } else {
    // The id stands for the key that the document has.
    const key = entry.id === null ? entry.key : before ? keyIn(table, before, context) : '';
    const rows = content.rows.map((one) => ({ ...one, cells: { ...one.cells, [table.keyColumn]: key } }));
    made = table.dataOf(rows, before, context, (level, atLine, field, what) => {
      failed ||= level === 'error';
      findings.push((level === 'error' ? asError : asNotice)(what, atLine, field));
    });
  }
  if (failed) return null;
  const validationError = findValidationError(made);
  if (validationError) {
    findings.push(errorAt(entry, validationError.pointer, schemaWords(validationError.message)));
    return null;
  }
  let checked: Data | null = null;
  const errors = await refusals(async () => {
    checked = checkedData(area, made);
  });
  findings.push(...errors.map((one) => errorAt(entry, one.pointer, one)));
  return checked;
}
