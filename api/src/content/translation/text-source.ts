import { entityId, type ImportFinding } from '@vitrine/shared/contract';
import { inArray } from 'drizzle-orm';
import type { Translation } from '../../areas/source-text';
import type { Transaction } from '../../db/database';
import { documents, type experiences } from '../../db/schema';
import { offenceIn } from '../../offence';
import { type Said, said } from '../../said';
import type { DocumentRow } from '../document';
import { checkedData } from '../draft-data';
import { noCounts } from '../imports/import-counts';
import type { ImportSource, Plan } from '../imports/import-source';
import { detectEncoding, readText } from '../imports/read-text';
import { refusals } from '../imports/refusals';
import { schemaWords } from '../imports/schema-words';
import { Unreadable } from '../imports/unreadable';
import { readXliff } from './read-xliff';
import { readTextTable } from './text-table';
import {
  documentIdOf,
  type GivenUnit,
  type GivenUnits,
  type TextUnit,
  unitsOf,
  withTexts,
} from './text-units';

type Experience = Pick<typeof experiences.$inferSelect, 'id' | 'brandId' | 'languages'>;

interface Target {
  experience: Experience;
  baseLanguage: string;
  /** Into which the file translates. */
  language: string;
}

/**
 * Translations that go into an experience's documents. A document's texts may stand anywhere in the file; it is
 * written once.
 * @throws Unreadable also where the file goes from or into other languages than the experience's.
 */
export async function textSource(path: string, experience: Experience): Promise<ImportSource> {
  const encoding = await detectEncoding(path);
  const given = await readUnits(path, encoding);
  const target = targetOf(given, experience);
  const all = [...byDocument(withoutRepetitions(given.units))];
  return {
    format: { encoding, separator: given.separator },
    findings: [],
    creates: null,
    async *batches(size) {
      for (let start = 0; start < all.length; start += size) {
        const some = all.slice(start, start + size);
        yield { size: some.length, plan: (tx) => planTexts(tx, target, some) };
      }
    },
  };
}

async function readUnits(path: string, encoding: Awaited<ReturnType<typeof detectEncoding>>) {
  const beginning = (await firstPiece(readText(path, encoding))).trimStart();
  if (beginning === '') throw new Unreadable(said('file.empty'));
  if (encoding === 'Windows-1252') throw new Unreadable(said('file.lossy'));
  const text = readText(path, encoding);
  return beginning.startsWith('<') ? readXliff(text) : readTextTable(beginning, text);
}

async function firstPiece(text: AsyncIterable<string>): Promise<string> {
  for await (const piece of text) if (piece.trim() !== '') return piece;
  return '';
}

/** Translation programs write "de-de" and "de_DE" for "de-DE". */
const plain = (language: string) => language.replace('_', '-').toLowerCase();

function targetOf({ sourceLanguage, targetLanguage }: GivenUnits, experience: Experience): Target {
  const [baseLanguage = 'en', ...others] = experience.languages;
  if (plain(sourceLanguage) !== plain(baseLanguage))
    throw new Unreadable(said('text.from', { given: sourceLanguage, wanted: baseLanguage }));
  const language = others.find((one) => plain(one) === plain(targetLanguage));
  if (language === undefined) throw new Unreadable(said('text.into', { given: targetLanguage }));
  return { experience, baseLanguage, language };
}

function withoutRepetitions(units: GivenUnit[]): GivenUnit[] {
  const seen = new Set<string>();
  return units.map((unit) => {
    const again = seen.has(unit.id);
    seen.add(unit.id);
    return again ? { ...unit, problem: said('text.again') } : unit;
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

async function planTexts(
  tx: Transaction,
  target: Target,
  some: [documentId: string, units: GivenUnit[]][],
): Promise<Plan> {
  // Only what is an id at all: the database would stumble over a null byte.
  const ids = some.map(([id]) => id).filter((id) => entityId.safeParse(id).success);
  const rows = await tx.select().from(documents).where(inArray(documents.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const plan: Plan = { create: [], update: [], counts: noCounts(), findings: [] };
  for (const [id, units] of some) {
    const row = byId.get(id);
    const obstacle = obstacleTo(row, target.experience);
    const told =
      row && obstacle === null
        ? await planDocument(target, row, units, plan)
        : units.map((unit) => errorAt(unit, unit.problem ?? obstacle ?? said('text.notHere')));
    plan.findings.push(...told);
    plan.counts.errors += told.length;
  }
  return plan;
}

/** Why nothing can be written into a document, whatever the text. */
function obstacleTo(row: DocumentRow | undefined, { brandId, id }: Experience): Said | null {
  if (row?.brandId !== brandId) return said('text.notHere');
  if (row.experienceId !== id) return said('text.otherExperience');
  return row.archivedAt ? said('text.archived') : null;
}

interface Change {
  given: GivenUnit;
  place: Translation;
  text: string;
}

/** @returns what is wrong with texts; those are left out, and the document's others go in. */
async function planDocument(
  { baseLanguage, language }: Target,
  row: DocumentRow,
  units: GivenUnit[],
  plan: Plan,
): Promise<ImportFinding[]> {
  const current = new Map(unitsOf(row, baseLanguage).map((unit) => [unit.id, unit]));
  const findings: ImportFinding[] = [];
  let changes: Change[] = [];
  for (const given of units) {
    const unit = current.get(given.id);
    const place = unit?.in(language);
    const problem = problemOf(given, unit, place);
    if (problem !== null || !place) findings.push(errorAt(given, problem ?? said('text.gone')));
    else if (given.target === '' || given.target === place.text) plan.counts.unchanged += 1;
    else changes.push({ given, place, text: given.target });
  }
  // Neither references nor copies of vaults change with a text: only the schema is asked.
  for (;;) {
    const data = withTexts(row.data, changes);
    const refused = await refusals(async () => void checkedData(row.area, data));
    if (changes.length > 0 && refused.length === 0) plan.update.push({ row, data });
    if (changes.length === 0 || refused.length === 0) break;
    const refusalOf = ({ place }: Change) => refused.find((one) => one.pointer === `/data${place.pointer}`);
    // What is no single text's fault keeps them all out.
    const blamed = changes.some(refusalOf) ? changes.filter(refusalOf) : changes;
    const [first = said('value.refused')] = refused;
    findings.push(...blamed.map((one) => errorAt(one.given, refusalOf(one) ?? first)));
    changes = changes.filter((one) => !blamed.includes(one));
  }
  plan.counts.update += changes.length;
  return findings;
}

function problemOf(
  { problem, source, target }: GivenUnit,
  unit: TextUnit | undefined,
  place: Translation | undefined,
): Said | null {
  if (problem !== undefined) return problem;
  if (!unit) return said('text.gone');
  if (sameLineEnds(source) !== sameLineEnds(unit.source)) return said('text.changed');
  const offence = offenceIn(target);
  return place?.obstacle ?? (offence && schemaWords(offence.message));
}

/** Spreadsheets and translation programs write their own. */
const sameLineEnds = (text: string) => text.replaceAll(/\r\n?/g, '\n');

const shownLength = 60;
/** A text's first words, by which people know it; its id where the file has none. */
const shown = ({ id, source }: GivenUnit) =>
  [...(source.trim() || id)]
    .slice(0, shownLength)
    .join('')
    .replaceAll(/\0|\p{Surrogate}/gu, '');

const errorAt = (given: GivenUnit, { message, sentence }: Said): ImportFinding => ({
  level: 'error',
  line: given.line,
  field: shown(given),
  message,
  sentence,
});
