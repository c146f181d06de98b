import { brandRole, limits, tenantRole } from '@vitrine/shared/contract';
import { unguardFormula } from '../content/imports/formula-guard';
import { type GivenList, givenListIn, type ReadList } from '../content/imports/given-list';
import { readPlainHeader } from '../content/imports/header';
import { type CsvRow, overflows } from '../content/imports/read-csv';
import { Unreadable } from '../content/imports/unreadable';
import { translatable } from '../translatable-message';

/** Somebody to be invited, as it stands in the list. */
export interface ListedPerson {
  line: number;
  email: string;
  /** Empty: the list says none. */
  role: string;
  /** Its row has more cells than the list has columns: nobody knows which is which. */
  uneven?: boolean;
}

export interface InvitationList extends ReadList {
  people: ListedPerson[];
}

const emailColumn = {
  name: 'Email',
  aliases: ['email address', 'mail', 'Emailadresse', 'Adresse', 'address'],
};
const roleColumn = { name: 'Role', aliases: ['Rolle'] };
const roleWords: string[] = [...tenantRole.options, ...brandRole.options];

/**
 * The people in a list that was pasted or chosen as a file: a table whose first row names its columns, or addresses
 * one after the other (`Name <address>` too), each row with a role if it says one.
 * @throws Unreadable
 */
export const invitationsIn = (given: GivenList): Promise<InvitationList> =>
  givenListIn(given, (rows) => {
    refuseStrange(rows);
    const { people, ...columns } = peopleIn(rows);
    if (people.length === 0) throw new Unreadable(translatable('people.nobody'));
    if (people.length > limits.peopleAtOnce) throw new Unreadable(tooMany(people.length));
    return { people, ...columns };
  });

/** Of a line that names nobody; whatever a person's row in a table says beside their address is shorter. */
const longestLine = 2000;

const tooMany = (given: number) => translatable('people.tooMany', { given, most: limits.peopleAtOnce });

function refuseStrange(rows: CsvRow[]): void {
  const strange = rows.find(
    ({ cells }) => cells.join('').length > longestLine && !cells.join('').includes('@'),
  );
  if (strange) throw new Unreadable(translatable('people.noList', { line: strange.line }));
}

function peopleIn(rows: CsvRow[]): Omit<InvitationList, 'encoding'> {
  const [first, ...others] = rows;
  const { columns, ignored, repeated } = readPlainHeader([emailColumn, roleColumn], first?.cells ?? []);
  const emailAt = columns.indexOf(emailColumn.name);
  if (emailAt < 0) return { people: rows.flatMap(addressesIn), ignored: [], repeated: [] };
  const roleAt = columns.indexOf(roleColumn.name);
  return {
    people: others.map((row) => ({
      line: row.line,
      email: addressIn(row.cells[emailAt] ?? ''),
      role: clean(row.cells[roleAt] ?? ''),
      uneven: overflows(row, columns.length),
    })),
    ignored,
    repeated,
  };
}

/** Without names of columns: what holds an @ is an address, a word for a role is the row's role, the rest are names. */
function addressesIn({ cells, line }: CsvRow): ListedPerson[] {
  const words = cells
    .flatMap((cell) => (cell.split('@').length > 2 ? cell.split(/[;,]/) : cell))
    .map(clean)
    .filter((cell) => cell !== '');
  const role = words.find((word) => roleWords.includes(word.toLowerCase())) ?? '';
  const addresses = words.filter((word) => word.includes('@'));
  if (addresses.length === 0) return [{ line, email: words[0] ?? '', role }];
  return addresses.map((address) => ({ line, email: addressIn(address), role }));
}

const clean = (cell: string) => unguardFormula(cell).trim();

/** Of `Ada <ada@vitrine.test>` what stands in brackets; otherwise all of it. */
function addressIn(cell: string): string {
  const words = clean(cell);
  const start = words.lastIndexOf('<');
  const inBrackets = start >= 0 && words.endsWith('>') ? words.slice(start + 1, -1) : '';
  return inBrackets.includes('@') && !inBrackets.includes('>') ? inBrackets.trim() : words;
}
