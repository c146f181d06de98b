import { currency, type ImportFinding, languageTag } from '@vitrine/shared/contract';
import { type AnyAreaTable, type Column, perColumn, type TableContext } from '../../areas/tables/area-table';
import { translatable } from '../../translatable-message';
import { asNotice } from './finding';

type Base = Pick<TableContext, 'baseLanguage' | 'currency'>;

export interface Header {
  /** The column of each cell; null for one that is ignored. */
  columns: (string | null)[];
  /** Names that no column has. */
  ignored: string[];
  /** Names of columns that were there before. */
  repeated: string[];
}

/** Whether another program made the file: a column that is known has a name by which none is written here. */
export const isForeignHeader = ({ columns }: Pick<AnyAreaTable, 'columns'>, names: string[]): boolean => {
  const known = knownNames(columns);
  return names.some((name) => {
    const column = known.get(plain(name));
    return column !== undefined && (column.importOnly === true || plain(column.name) !== plain(name));
  });
};

/** Whether prices of a file are in the currency that it is read in, because their column names none. */
export const hasUnnamedCurrency = ({ columns }: Pick<AnyAreaTable, 'columns'>, names: string[]) => {
  const known = knownNames(columns);
  return names.some((name) => known.get(plain(name))?.per === 'currency');
};

const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Which column each name of a file's first row means. */
export function readHeader({ columns }: Pick<AnyAreaTable, 'columns'>, names: string[], base: Base): Header {
  const known = knownNames(columns);
  return headerOf(names, (name) => columnNamed(known, name, base));
}

/** The same of a table none of whose columns there is for each language or currency. */
export function readPlainHeader(columns: readonly Omit<Column, 'per'>[], names: string[]): Header {
  const known = knownNames(columns);
  return headerOf(names, (name) => known.get(plain(name))?.name ?? null);
}

/** What is to be said of a file's columns that are left out. */
export const findingsOfHeader = ({
  ignored,
  repeated,
}: Pick<Header, 'ignored' | 'repeated'>): ImportFinding[] => [
  ...ignored.map((name) => asNotice(translatable('row.columnIgnored'), 1, name)),
  ...repeated.map((name) => asNotice(translatable('row.columnAgain'), 1, name)),
];

const knownNames = <C extends Pick<Column, 'name' | 'aliases'>>(columns: readonly C[]) =>
  new Map(
    columns.flatMap((column) =>
      [column.name, ...(column.aliases ?? [])].map((name) => [plain(name), column] as const),
    ),
  );

function headerOf(names: string[], columnOf: (name: string) => string | null): Header {
  const taken = new Set<string>();
  const ignored: string[] = [];
  const repeated: string[] = [];
  const found = names.map((name) => {
    const column = columnOf(name.trim());
    if (column !== null && !taken.has(column)) {
      taken.add(column);
      return column;
    }
    if (column !== null) repeated.push(name.trim());
    else if (name.trim() !== '') ignored.push(name.trim());
    return null;
  });
  return { columns: found, ignored, repeated };
}

function columnNamed(known: ReadonlyMap<string, Column>, name: string, base: Base): string | null {
  const whole = known.get(plain(name));
  if (whole) return whole.per ? perColumn(whole.name, baseOf(whole.per, base)) : whole.name;
  const { stem, suffix } = inBrackets(name);
  const column = known.get(plain(stem));
  if (!column?.per) return null;
  const wanted =
    column.per === 'currency' ? currency.safeParse(suffix.toUpperCase()) : languageTag.safeParse(tag(suffix));
  return wanted.success ? perColumn(column.name, wanted.data) : null;
}

/** "Title" and "de" of "Title [de]" or "Title (de)". */
function inBrackets(name: string): { stem: string; suffix: string } {
  const open = Math.max(name.lastIndexOf('['), name.lastIndexOf('('));
  const isWhole = open >= 0 && /[\])]$/.test(name);
  return isWhole
    ? { stem: name.slice(0, open), suffix: name.slice(open + 1, -1).trim() }
    : { stem: name, suffix: '' };
}

const baseOf = (per: NonNullable<Column['per']>, base: Base) =>
  per === 'language' ? base.baseLanguage : base.currency;

/** "PT_br" as BCP 47 has it: "pt-BR". */
function tag(text: string): string {
  const [language = '', region] = text.split(/[-_]/);
  return region ? `${language.toLowerCase()}-${region.toUpperCase()}` : language.toLowerCase();
}

/** The names of an exported table's columns, in order: those of the area that are in use. */
export function exportedColumns(
  { columns }: Pick<AnyAreaTable, 'columns'>,
  used: ReadonlySet<string>,
  base: Base,
) {
  return columns.flatMap(({ name, per }) => {
    if (!per) return used.has(name) ? [{ column: name, shown: name }] : [];
    const first = perColumn(name, baseOf(per, base));
    const others = [...used].filter((column) => column.startsWith(`${name} [`) && column !== first).sort();
    return [
      ...(used.has(first) ? [{ column: first, shown: name }] : []),
      ...others.map((column) => ({ column, shown: column })),
    ];
  });
}
