import type { AuditEntry } from '@vitrine/shared/contract';
import { byteOrderMark, csvLine } from '../content/imports/csv-line';
import { guardFormula } from '../content/imports/formula-guard';

const columns: Record<string, (entry: AuditEntry) => string> = {
  Time: ({ at }) => at,
  Person: ({ who }) => who ?? '',
  Address: ({ address }) => address,
  Action: ({ action }) => action,
  Outcome: ({ outcome }) => String(outcome),
  Brand: ({ brand }) => brand?.name ?? '',
  'Brand ID': ({ brand }) => brand?.id ?? '',
  Name: ({ name }) => name ?? '',
  Resource: ({ resource }) => resource,
  Before: ({ before }) => (before ? JSON.stringify(before) : ''),
  After: ({ after }) => (after ? JSON.stringify(after) : ''),
};

/** The audit log as CSV, as it comes. */
export async function* auditTable(batches: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(Object.keys(columns));
  for await (const entries of batches)
    yield entries
      .map((entry) => csvLine(Object.values(columns).map((cell) => guardFormula(cell(entry)))))
      .join('');
}
