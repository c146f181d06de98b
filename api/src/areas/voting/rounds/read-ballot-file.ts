import { createReadStream } from 'node:fs';
import { choicesIn, voteQuestion } from '@vitrine/shared/contract';
import { unguardFormula } from '../../../content/imports/formula-guard';
import { readCsv } from '../../../content/imports/read-csv';
import { DatabaseStartError } from '../../../db/database-start-error';
import type { Ballot, ExportedRound } from '../../../responses/recount/ballot';

const needed = ['voter', 'version', 'choices'];

/** See `write-ballots.ts`. */
async function* ballotsIn(path: string): AsyncGenerator<Ballot> {
  let columns: string[] | null = null;
  for await (const { cells, line } of readCsv(createReadStream(path, 'utf8'), ',')) {
    if (columns === null) {
      columns = cells.map((key) => key.replace('\ufeff', ''));
      if (needed.some((key) => !columns?.includes(key)))
        throw new DatabaseStartError(`${path} is no table of ballots.`);
      continue;
    }
    // Of words for people.
    if (line === 2) continue;
    const [voter = '', version, choices = ''] = needed.map((key) =>
      unguardFormula(cells[columns?.indexOf(key) ?? -1] ?? ''),
    );
    yield {
      respondentId: voter,
      version: Number(version),
      answers: { [voteQuestion]: choices.split(' ').filter(Boolean) },
    };
  }
}

/** A round of a vote as it was exported, which says itself what each ballot counts for. */
export const readBallotFile = (path: string): ExportedRound => ({
  ballots: ballotsIn(path),
  countedAs: (_version, _questionId, answer) => choicesIn(answer),
});
