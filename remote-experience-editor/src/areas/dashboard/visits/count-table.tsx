import { useFormat, VisuallyHidden } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../../texts/texts';
import type { Count, Tile } from '../../../tiles/tile';
import styles from './visits.module.css';

/** Counts as a table, with bars of the first of them for the eye. */
export function CountTable({
  title,
  columns,
  rows,
  mixed = false,
}: Pick<Tile, 'title' | 'columns' | 'rows' | 'mixed'>) {
  const t = useEditorTexts();
  const format = useFormat();
  const [first, ...names] = columns;
  const most = Math.max(1, ...rows.map(({ counts }) => counts[0] ?? 0));
  const words = (count: Count) =>
    count === null ? (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('dashboard.visits.unknown')}</VisuallyHidden>
      </>
    ) : (
      format.number(count)
    );
  return (
    <table className={styles.counts}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ counts, id, label, note }) => (
          <tr key={id}>
            <th scope="row">
              <span dir="auto">{label}</span>
              {note && <span className={styles.note}>{note}</span>}
              {!mixed && (
                <span aria-hidden="true" className={styles.track}>
                  <span style={{ inlineSize: `${((counts[0] ?? 0) / most) * 100}%` }} />
                </span>
              )}
            </th>
            {counts.map((count, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name
              <td key={index}>{words(count)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
