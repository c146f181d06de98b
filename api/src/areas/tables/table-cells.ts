import { byCodeUnit, type LanguageMap } from '@vitrine/shared/contract';
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { newId } from '../../ids';
import { type Cells, perColumn } from './area-table';

/** How values stand in the cells of tables, both ways. */

/** One cell a language. */
export const languageCells = (column: string, map: LanguageMap): Cells =>
  Object.fromEntries(Object.entries(map).map(([language, text]) => [perColumn(column, language), text]));

const suffixes = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

/** The languages or currencies for which a table has this column. Asked for every cell, so each answer is kept. */
export function suffixesOf(column: string, columns: ReadonlySet<string>): string[] {
  const ofTable = suffixes.get(columns) ?? new Map<string, string[]>();
  suffixes.set(columns, ofTable);
  const start = `${column} [`;
  const known =
    ofTable.get(column) ??
    [...columns].flatMap((name) => (name.startsWith(start) ? name.slice(start.length, -1) : []));
  ofTable.set(column, known);
  return known;
}

/** Takes over the languages that the table has; the others stay as they were. */
export function languagesIn(
  column: string,
  cells: Cells,
  columns: ReadonlySet<string>,
  before: LanguageMap,
): LanguageMap {
  const map = { ...before };
  for (const language of suffixesOf(column, columns)) {
    const text = cells[perColumn(column, language)] ?? '';
    if ((before[language] ?? '') === text) continue;
    if (text === '') delete map[language];
    else map[language] = text;
  }
  return map;
}

const flags: Record<string, boolean> = {
  true: true,
  yes: true,
  ja: true,
  y: true,
  x: true,
  '1': true,
  false: false,
  no: false,
  nein: false,
  n: false,
  '0': false,
};
/** @returns null for what is neither yes nor no. */
export const flagIn = (cell: string): boolean | null => flags[cell.trim().toLowerCase()] ?? null;
export const flagCell = (flag: boolean) => (flag ? 'TRUE' : 'FALSE');

/** A number with a point or a comma before its decimals. @returns null for anything else. */
export function numberIn(cell: string): number | null {
  const text = cell.trim();
  if (!/^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i.test(text)) return null;
  const value = Number(text.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
}

/** Names parted by commas, as a set. */
export const namesIn = (cell: string): Record<string, true> =>
  Object.fromEntries(
    cell
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => [name, true]),
  );
export const namesCell = (names: Record<string, true>) => Object.keys(names).sort(byCodeUnit).join(', ');

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };
/** Without what is undefined: a document has no field rather than an empty one. */
export const given = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;

/** Key of a new entry in a document's map. */
export const newEntryId = () => newId().slice(0, 12);

/**
 * Entries in the order of their rows, as a document keeps them. Those that were there before keep their order keys if
 * these still fit.
 */
export function inRowOrder<Entry extends object>(
  entries: { id: string; entry: Entry; order: string | null }[],
): Record<string, Entry & { order: string }> {
  const kept = entries.filter(({ order }) => order !== null) as { id: string; entry: Entry; order: string }[];
  const fits = kept.every(({ id, order }, index) => {
    const before = kept[index - 1];
    return !before || (byCodeUnit(before.order, order) || byCodeUnit(before.id, id)) < 0;
  });
  const ownOrder = generateNKeysBetween(null, null, entries.length);
  const withOrders = fits ? filledIn(entries) : null;
  return Object.fromEntries(
    entries.map(({ entry, id }, index) => [
      id,
      { ...entry, order: withOrders?.[index] ?? ownOrder[index] ?? '' },
    ]),
  );
}

/** Keys for the new ones between those of their neighbours; null where two neighbours share one. */
function filledIn(entries: { order: string | null }[]): string[] | null {
  const orders: string[] = [];
  for (const [index, { order }] of entries.entries()) {
    const next = entries.slice(index).find((one) => one.order !== null)?.order ?? null;
    const last = orders.at(-1) ?? null;
    if (order === null && last !== null && next !== null && last >= next) return null;
    orders.push(order ?? generateKeyBetween(last, next));
  }
  return orders;
}
