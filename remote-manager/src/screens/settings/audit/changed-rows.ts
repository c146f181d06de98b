import type { AuditEntry } from '@vitrine/shared/contract';

/** One value that became otherwise. `undefined`: there is no such side, or nothing in it. */
export interface ChangedRow {
  path: string[];
  before: unknown;
  after: unknown;
}

/** The two merge patches of an entry, value by value in the order of the fields. */
export function changedRows({ after, before }: Pick<AuditEntry, 'before' | 'after'>): ChangedRow[] {
  return rowsIn(before ?? undefined, after ?? undefined, []);
}

function rowsIn(before: unknown, after: unknown, path: string[]): ChangedRow[] {
  if (path.length > 0 && !isObject(before) && !isObject(after)) return [{ path, before, after }];
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const names = [...new Set([...Object.keys(is), ...Object.keys(was)])];
  // An object took the place of a plain value, or the other way round.
  const mixed = path.length > 0 && (isPlain(before) || isPlain(after));
  const own = mixed
    ? [{ path, before: isPlain(before) ? before : undefined, after: isPlain(after) ? after : undefined }]
    : [];
  return [...own, ...names.flatMap((name) => rowsIn(was[name], is[name], [...path, name]))];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isPlain = (value: unknown) => value !== undefined && value !== null && !isObject(value);
