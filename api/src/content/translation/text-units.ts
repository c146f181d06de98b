import type { ImportFinding } from '@vitrine/shared/contract';
import { areaContents } from '../../areas/registry';
import type { SourceText, Translation } from '../../areas/source-text';
import type { TranslatableMessage } from '../../translatable-message';
import type { DocumentRow } from '../document';

type Data = Record<string, unknown>;

/** A text that translators get. */
export interface TextUnit extends SourceText {
  id: string;
}

/** What a file that came back says of one text. */
export interface GivenUnit {
  /** Where it begins in the file. */
  line: number;
  id: string;
  source: string;
  /** Empty where nobody has translated it. */
  target: string;
  /** Why it cannot be taken over, where that is seen already. */
  problem?: TranslatableMessage;
}

/** A file that came back from translators. */
export interface GivenUnits {
  sourceLanguage: string;
  targetLanguage: string;
  units: GivenUnit[];
  /** What is to be said of the file as a whole. */
  findings: ImportFinding[];
  separator: string | null;
}

/**
 * The document and the JSON pointer into its data, with dots, because ids of XLIFF hold no slashes. Keys of entries
 * have neither, so that it stays unique.
 */
export const unitIdOf = (documentId: string, pointer: string) =>
  `${documentId}${pointer.replaceAll('/', '.')}`;

/** The document that a unit's id names. */
export const documentIdOf = (unitId: string) => unitId.split('.', 1)[0] ?? '';

/**
 * A document's texts that can be translated there: written in the base language, and no copies of a vault's, which
 * are translated in the vault.
 */
export function unitsOf(
  { area, data, id }: Pick<DocumentRow, 'area' | 'data' | 'id'>,
  baseLanguage: string,
): TextUnit[] {
  const written = areaContents[area]
    .sources(data, baseLanguage)
    .map((text): TextUnit => ({ ...text, id: unitIdOf(id, text.pointer) }));
  const copied = copiedFromVault({ area, data }, written, baseLanguage);
  return written.filter((unit) => !copied.has(unit));
}

/** Each text gets a mark of its own: those whose mark is in a link's copy are the vault's. */
function copiedFromVault(
  { area, data }: Pick<DocumentRow, 'area' | 'data'>,
  units: TextUnit[],
  language: string,
): Set<TextUnit> {
  const { links } = areaContents[area];
  if (links(data).length === 0) return new Set();
  const marks = units.map((_, index) => `#${index}#`);
  const marked = withTexts(
    data,
    units.map((unit, index) => ({ place: unit.in(language), text: marks[index] ?? '' })),
  );
  const copies = JSON.stringify(links(marked).map(({ copy }) => copy));
  return new Set(units.filter((_, index) => copies.includes(`"${marks[index]}"`)));
}

/** The data with texts in their places. */
export function withTexts(
  data: Data,
  texts: { place: Pick<Translation, 'pointer' | 'beside'>; text: string }[],
): Data {
  const copy = structuredClone(data);
  for (const { place, text } of texts) {
    const keys = place.pointer.split('/').slice(1);
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Data>((value, key) => {
      if (!Object.hasOwn(value, key)) value[key] = {};
      return value[key] as Data;
    }, copy);
    Object.assign(parent, place.beside, { [last]: text });
  }
  return copy;
}
