import { useFormat } from '@vitrine/shared/ui';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { nameOf } from './readable-place';

/** A value of a document in a comparison. */
export function ShownValue({ value }: { value: unknown }) {
  const t = useEditorTexts();
  const format = useFormat();
  const { language } = useExperience();
  if (value === undefined || value === null) return <em>{t('documents.changes.nothing')}</em>;
  if (value === '') return <em>{t('documents.changes.empty')}</em>;
  if (typeof value === 'boolean') return t(value ? 'documents.changes.yes' : 'documents.changes.no');
  if (typeof value === 'number') return format.number(value);
  if (typeof value === 'string') return <span dir="auto">{value}</span>;
  if (Array.isArray(value) && value.every((part) => typeof part === 'number'))
    return value.map((part) => format.number(part)).join(' × ');
  const name = nameOf(value, language);
  return name ? <span dir="auto">{name}</span> : <code>{JSON.stringify(value)}</code>;
}
