import { type Store, type StoreListField, storeCreate } from '@vitrine/shared/contract';
import Papa from 'papaparse';
import { guardFormula, unguardFormula } from '../content/imports/formula-guard';
import { readHours, writeHours } from './hours-cell';

/** What a table says of a store, beside its id. */
export type Listed = Pick<Store, StoreListField>;

interface StoreColumn<Field extends StoreListField = StoreListField> {
  field: Field;
  /** In the table's first row. */
  name: string;
  aliases: readonly string[];
  write(value: Listed[Field]): string;
  /**
   * @returns the value; undefined where the cell leaves it open; null for one that cannot be.
   */
  read(cell: string): Listed[Field] | null | undefined;
}

const column = <Field extends StoreListField>(of: StoreColumn<Field>): StoreColumn => of as never;

const { address, groups, name, openingHours, timeZone } = storeCreate.shape;
const asItIs = (cell: string) => cell;

/**
 * Groups are a row within a cell: one that holds a semicolon or a quotation mark stands in quotation marks. Spreadsheets
 * whose own separator that is make cells of them.
 */
const separator = ';';
/** All groups that a store may have fit, each letter a quotation mark. */
const longestGroups = 6_000;
const groupsIn = (cell: string) =>
  Papa.parse<string[]>(cell, { delimiter: separator, newline: '\n' })
    .data.flat()
    .map((group) => unguardFormula(group.trim()))
    .filter((group) => group !== '');

export const idColumn = { name: 'ID', aliases: ['Store ID', 'معرف المتجر'] };

/** In the order in which they are exported. */
export const storeColumns: StoreColumn[] = [
  column({
    field: 'name',
    name: 'Name',
    aliases: ['Store', 'Store name', 'Filiale', 'الاسم'],
    write: asItIs,
    read: (cell) => name.safeParse(cell).data ?? null,
  }),
  column({
    field: 'address',
    name: 'Address',
    aliases: ['Adresse', 'Anschrift', 'العنوان'],
    write: asItIs,
    read: (cell) => address.safeParse(cell).data ?? null,
  }),
  column({
    field: 'timeZone',
    name: 'Time zone',
    aliases: ['Zeitzone', 'المنطقة الزمنية'],
    write: asItIs,
    read: (cell) => (cell === '' ? undefined : (timeZone.safeParse(cell).data ?? null)),
  }),
  column({
    field: 'groups',
    name: 'Groups',
    aliases: ['Group', 'Gruppen', 'Gruppe', 'المجموعات'],
    write: (given) => Papa.unparse([given.map(guardFormula)], { delimiter: separator }),
    read: (cell) => (cell.length > longestGroups ? null : (groups.safeParse(groupsIn(cell)).data ?? null)),
  }),
  column({
    field: 'openingHours',
    name: 'Opening hours',
    aliases: ['Hours', 'Öffnungszeiten', 'ساعات العمل'],
    write: writeHours,
    read: (cell) => openingHours.safeParse(readHours(cell)).data ?? null,
  }),
];
