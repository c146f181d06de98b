import { byteOrderMark, csvLine } from '../../../content/imports/csv-line';
import { guardFormula } from '../../../content/imports/formula-guard';
import type { CastBallot } from './read-ballots';

interface Column {
  key: string;
  /** What people read. */
  name: string;
  cell(ballot: CastBallot, labels: Map<string, string>): string;
}

const columns: Column[] = [
  { key: 'ballot', name: 'Ballot', cell: ({ number }) => String(number) },
  { key: 'received', name: 'Received (UTC)', cell: ({ receivedAt }) => receivedAt },
  { key: 'voter', name: 'Voter', cell: ({ voter }) => voter },
  { key: 'version', name: 'Version', cell: ({ version }) => String(version) },
  { key: 'choices', name: 'Choices', cell: ({ choices }) => choices.join(' ') },
  {
    key: 'choices__label',
    name: 'Choices',
    cell: ({ choices }, labels) => choices.map((id) => labels.get(id) ?? '').join('; '),
  },
  { key: 'counted', name: 'Counted', cell: ({ counted }) => (counted ? '1' : '0') },
];

/**
 * Ballots as a table, a line each, under two lines as responses to surveys have them: keys for programs, words for
 * people.
 * @param labels what options are called, by id.
 */
export async function* writeBallots(
  pages: AsyncIterable<CastBallot[]>,
  labels: Map<string, string>,
): AsyncGenerator<string> {
  const line = (cells: string[]) => csvLine(cells.map(guardFormula));
  yield byteOrderMark + line(columns.map(({ key }) => key)) + line(columns.map(({ name }) => name));
  for await (const page of pages)
    yield page.map((ballot) => line(columns.map(({ cell }) => cell(ballot, labels)))).join('');
}
