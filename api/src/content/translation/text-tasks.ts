import type { TextEncoding } from '@vitrine/shared/contract';
import { translatable } from '../../translatable-message';
import { beginningOf, detectEncoding, readText } from '../imports/read-text';
import { Unreadable } from '../imports/unreadable';
import { readXliff } from './read-xliff';
import { readTextTable } from './text-table';
import { documentIdOf, type GivenUnit } from './text-units';

/** What is left of the file that was opened, by the documents that its texts are of. */
let left: [documentId: string, units: GivenUnit[]][] = [];

/** Reads a file that came back from translators; done by a `Reader`. */
export const textTasks = {
  /** @throws Unreadable */
  async openTexts(path: string) {
    const encoding = await detectEncoding(path);
    const { separator, units, ...languages } = await readUnits(path, encoding);
    left = [...byDocument(withoutRepetitions(units))];
    return { ...languages, format: { encoding, separator } };
  },

  /** All texts of at most so many documents; none at the end. */
  nextTexts: (documents: number) => left.splice(0, documents),
};

async function readUnits(path: string, encoding: TextEncoding) {
  const beginning = await beginningOf(path, encoding);
  if (encoding === 'Windows-1252') throw new Unreadable(translatable('file.lossy'));
  const text = readText(path, encoding);
  return beginning.startsWith('<') ? readXliff(text) : readTextTable(beginning, text);
}

function withoutRepetitions(units: GivenUnit[]): GivenUnit[] {
  const seen = new Set<string>();
  return units.map((unit) => {
    const again = seen.has(unit.id);
    seen.add(unit.id);
    return again ? { ...unit, problem: translatable('text.again') } : unit;
  });
}

function byDocument(units: GivenUnit[]): Map<string, GivenUnit[]> {
  const groups = new Map<string, GivenUnit[]>();
  for (const unit of units) {
    const id = documentIdOf(unit.id);
    const group = groups.get(id);
    if (group) group.push(unit);
    else groups.set(id, [unit]);
  }
  return groups;
}
