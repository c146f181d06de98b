import { type DocumentArea, sizesIn } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { BrandPicture } from '../../library/brand-picture';
import { useEditorTexts } from '../../texts/texts';
import styles from '../documents.module.css';
import { axisName, entryNamed, isMap, nameOf, placeOf } from './readable-place';
import { ShownEntries } from './shown-entries';
import { DocumentName, ModelName } from './shown-name';
import { usePlaceWords } from './use-place-words';
import { valueWord } from './value-words';

export interface ShownValueProps {
  value: unknown;
  /** Whose document. */
  area: DocumentArea;
  /** Where it stands in its document. */
  path: string[];
  /** States of the document to look names up in; the value is of the first. */
  documents: object[];
}

/** A value of a document in a comparison, in the words of the forms. */
export function ShownValue({ value, area, path, documents }: ShownValueProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const { language } = useExperience();
  if (value === undefined || value === null)
    return <em>{t(valueWord(area, path.at(-1) ?? '', 'nothing') ?? 'documents.changes.nothing')}</em>;
  if (typeof value === 'boolean') return t(value ? 'documents.changes.yes' : 'documents.changes.no');
  const sides = sidesOf(value, path);
  if (sides) return sizesIn(format.language).dimensions(sides);
  if (typeof value === 'number') return format.number(value);
  if (typeof value === 'string')
    return <ShownText value={value} area={area} path={path} documents={documents} />;
  if (Array.isArray(value)) {
    if (value.length === 0) return <em>{t('documents.changes.empty')}</em>;
    if (value.every((part) => typeof part === 'number'))
      return value.map((part, index) => `${axisName(index)} ${format.number(part)}`).join(', ');
    return (
      <ul className={styles.several}>
        {value.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is drawn anew as a whole
          <li key={index}>
            <ShownValue value={part} area={area} path={[...path, String(index)]} documents={documents} />
          </li>
        ))}
      </ul>
    );
  }
  if (!isMap(value)) return <code>{JSON.stringify(value)}</code>;
  const name = nameOf(value, language);
  return name ? (
    <span dir="auto">{name}</span>
  ) : (
    <ShownEntries entries={value} area={area} path={path} documents={documents}>
      {(inner, at) => <ShownValue value={inner} area={area} path={at} documents={documents} />}
    </ShownEntries>
  );
}

/** What a value says of a product's size: all of its sides, or the one at the path. */
function sidesOf(value: unknown, path: string[]): number[] | null {
  if (typeof value === 'number') return path.at(-2) === 'dimensionsMetres' ? [value] : null;
  if (path.at(-1) !== 'dimensionsMetres' || !isMap(value)) return null;
  return [value.width, value.height, value.depth].map(Number);
}

const pictures = ['image', 'logo', 'poster'];
const moments = ['availableFrom', 'availableUntil'];
/** Ids of entries elsewhere in the document. */
const entryIds = ['page', 'after', 'question', 'option', 'row', 'ending', 'variable'];
/** Ids of other documents. */
const documentIds = ['id', 'productId', 'videoId'];
const colour = /^#[0-9a-f]{6}$/i;

/** What is kept as text: words of the contract, ids, pictures, moments and colours, or what people wrote. */
function ShownText({ value, area, path, documents }: ShownValueProps & { value: string }) {
  const t = useEditorTexts();
  const format = useFormat();
  const { language } = useExperience();
  const { fieldName } = usePlaceWords(area);
  const field = path.at(-1) ?? '';
  const word = valueWord(area, field, value);
  if (word) return t(word);
  if (value === '') return <em>{t('documents.changes.empty')}</em>;
  if (pictures.includes(field)) return <BrandPicture size="small" image={value} alt={fieldName(field)} />;
  // One without a zone is a clock's reading, the same wherever it is read.
  if (moments.includes(field))
    return value.endsWith('Z') ? format.dateTime(value) : format.dateTimeIn(`${value}Z`, 'UTC');
  if (field === 'sha256') return t('documents.changes.file', { start: value.slice(0, 8) });
  if (field === 'order') return `№ ${placeOf(documents[0] ?? {}, path.slice(0, -1))}`;
  if (field === 'libraryObjectId') return <ModelName id={value} />;
  if (documentIds.includes(field)) return <DocumentName id={value} />;
  if (colour.test(value))
    return (
      <span className={styles.colour}>
        <span className={styles.swatch} style={{ background: value }} aria-hidden="true" />
        {value}
      </span>
    );
  const isId = path.at(-2) === 'values' || entryIds.includes(field);
  const named = isId ? entryNamed(documents, value, language) : '';
  return <span dir="auto">{named || value}</span>;
}
