import type { DocumentArea } from '@vitrine/shared/contract';
import type { ReactNode } from 'react';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import styles from '../documents.module.css';
import { isEntry, placeWord } from './readable-place';
import { usePlaceWords } from './use-place-words';

interface ShownEntriesProps {
  entries: Record<string, unknown>;
  /** Whose document. */
  area: DocumentArea;
  /** Where they stand in their document. */
  path: string[];
  /** States of the document to look names up in. */
  documents: object[];
  /** Draws what an entry holds. */
  children: (value: unknown, path: string[]) => ReactNode;
}

/** What has no name of its own: by its fields, or by the names of what is in it. */
export function ShownEntries({ entries, area, path, documents, children }: ShownEntriesProps) {
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
          <dd>{children(entries[key], [...path, key])}</dd>
        </div>
      ))}
    </dl>
  );
}
