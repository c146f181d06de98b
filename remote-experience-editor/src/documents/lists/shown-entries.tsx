import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { isEntry, placeWord } from '../collisions/readable-place';
import { ShownValue, type ShownValueProps } from '../collisions/shown-value';
import { usePlaceWords } from '../collisions/use-place-words';
import styles from '../documents.module.css';

interface ShownEntriesProps extends Omit<ShownValueProps, 'value'> {
  entries: Record<string, unknown>;
}

/** What has no name of its own: by its fields, or by the names of what is in it. */
export function ShownEntries({ entries, area, path, documents }: ShownEntriesProps) {
  const t = useEditorTexts();
  const { language } = useExperience();
  const words = usePlaceWords(area);
  const keys = Object.keys(entries).filter((key) => key !== 'order');
  const said = (key: string) => placeWord([...path, key], documents, words);
  if (keys.length === 0) return <em>{t('documents.changes.empty')}</em>;
  if (keys.every((key) => entries[key] === true || isEntry(entries[key])))
    return (
      <span dir="auto">
        {keys
          .map(said)
          .sort((one, other) => one.localeCompare(other, language))
          .join(', ')}
      </span>
    );
  return (
    <dl className={styles.parts}>
      {keys.map((key) => (
        <div key={key}>
          <dt>{said(key)}</dt>
          <dd>
            <ShownValue value={entries[key]} area={area} path={[...path, key]} documents={documents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
