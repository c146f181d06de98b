import type { DocumentArea } from '@vitrine/shared/contract';
import { useEditorTexts } from '../../texts/texts';
import styles from '../documents.module.css';
import type { ChangedPlace } from './changed-places';
import { readablePlace } from './readable-place';
import { ShownValue } from './shown-value';
import { usePlaceWords } from './use-place-words';

interface ChangeTableProps {
  /** Whose document. */
  area: DocumentArea;
  places: ChangedPlace[];
  /** Headings of the two values. */
  columns: { before: string; after: string };
  /** The two states of the document. */
  before: object;
  after: object;
}

/** Two states of a document side by side, place by place. */
export function ChangeTable({ area, places, columns, ...states }: ChangeTableProps) {
  const t = useEditorTexts();
  const words = usePlaceWords(area);
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">{t('documents.changes.place')}</th>
          <th scope="col">{columns.before}</th>
          <th scope="col">{columns.after}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ path, before, after }) => (
          <tr key={path.join('/')}>
            <th scope="row">{readablePlace(path, [states.after, states.before], words)}</th>
            <td>
              <ShownValue value={before} area={area} path={path} documents={[states.before, states.after]} />
            </td>
            <td>
              <ShownValue value={after} area={area} path={path} documents={[states.after, states.before]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
