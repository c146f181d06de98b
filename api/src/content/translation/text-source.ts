import { entityId, type ImportFinding } from '@vitrine/shared/contract';
import { inArray } from 'drizzle-orm';
import type { Translation } from '../../areas/source-text';
import type { Transaction } from '../../db/database';
import { documents, type experiences } from '../../db/schema';
import type { Reader } from '../../readers/reader';
import { type TranslatableMessage, translatable } from '../../translatable-message';
import { findValidationError } from '../../validation-error';
import type { DocumentRow } from '../document';
import { checkedData } from '../draft-data';
import { asError } from '../imports/finding';
import { noCounts } from '../imports/import-counts';
import type { ImportBatch, ImportSource, Plan } from '../imports/import-source';
import { refusals } from '../imports/refusals';
import { schemaWords } from '../imports/schema-words';
import { Unreadable } from '../imports/unreadable';
import { type GivenUnit, type GivenUnits, type TextUnit, unitsOf, withTexts } from './text-units';

type Languages = Pick<GivenUnits, 'sourceLanguage' | 'targetLanguage'>;
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
export async function textSource(
  reader: Reader,
  path: string,
  experience: Experience,
): Promise<ImportSource> {
  const { findings, format, ...languages } = await reader.call('openTexts', [path]);
  const target = targetOf(languages, experience);
  return {
    format,
    findings,
    creates: null,
    currency: null,
    async *batches(size) {
      for (;;) {
        const some = await reader.call('nextTexts', [size]);
        if (some.length === 0) return;
        const plan: ImportBatch['plan'] = (tx) => planTexts(tx, target, some);
        yield { size: some.length, pictures: [], prepare: async () => {}, plan };
      }
    },
  };
}

/** Translation programs write "de-de" and "de_DE" for "de-DE". */
const plain = (language: string) => language.replace('_', '-').toLowerCase();

function targetOf({ sourceLanguage, targetLanguage }: Languages, experience: Experience): Target {
  const [baseLanguage = 'en', ...others] = experience.languages;
  if (plain(sourceLanguage) !== plain(baseLanguage))
    throw new Unreadable(translatable('text.from', { given: sourceLanguage, wanted: baseLanguage }));
  const language = others.find((one) => plain(one) === plain(targetLanguage));
  if (language === undefined) throw new Unreadable(translatable('text.into', { given: targetLanguage }));
  return { experience, baseLanguage, language };
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
    const findings =
      row && obstacle === null
        ? await planDocument(target, row, units, plan)
        : units.map((unit) => errorAt(unit, unit.problem ?? obstacle ?? translatable('text.notHere')));
    plan.findings.push(...findings);
    plan.counts.errors += findings.length;
  }
  return plan;
}

/** Why nothing can be written into a document, whatever the text. */
function obstacleTo(row: DocumentRow | undefined, { brandId, id }: Experience): TranslatableMessage | null {
  if (row?.brandId !== brandId) return translatable('text.notHere');
  if (row.experienceId !== id) return translatable('text.otherExperience');
  return row.archivedAt ? translatable('text.archived') : null;
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
    if (problem !== null || !place) findings.push(errorAt(given, problem ?? translatable('text.gone')));
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
    const [first = translatable('value.refused')] = refused;
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
): TranslatableMessage | null {
  if (problem !== undefined) return problem;
  if (!unit) return translatable('text.gone');
  if (sameLineEnds(source) !== sameLineEnds(unit.source)) return translatable('text.changed');
  const validationError = findValidationError(target);
  return place?.obstacle ?? (validationError && schemaWords(validationError.message));
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

const errorAt = (given: GivenUnit, what: TranslatableMessage) => asError(what, given.line, shown(given));
