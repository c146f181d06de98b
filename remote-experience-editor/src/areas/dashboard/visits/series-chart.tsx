import { useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../../texts/texts';
import type { Tile } from '../../../tiles/tile';
import { CountTable } from './count-table';
import styles from './visits.module.css';

const high = 100;
const wide = 10;

/** Visits along an axis of time, with what happened meanwhile; the same as a table for whoever wants numbers. */
export function SeriesChart({ tile }: { tile: Tile }) {
  const t = useEditorTexts();
  const format = useFormat();
  const { marks = [], rows } = tile;
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts.map((count) => count ?? 0)));
  const best = rows.toSorted((a, b) => (b.counts[0] ?? 0) - (a.counts[0] ?? 0))[0];
  const whole = rows.length * wide;
  const y = (count: number) => high - (count / most) * high;
  const others = rows.flatMap(({ counts: [, other] }, index) =>
    typeof other === 'number' ? [{ x: (index + 0.5) * wide, y: y(other) }] : [],
  );
  // A line from one place to the same one is none: what is only there once is as wide as its column.
  const compared =
    others.length === 1
      ? others.flatMap(({ x, y }) => [
          { x: x - wide / 2, y },
          { x: x + wide / 2, y },
        ])
      : others;
  return (
    <div className={styles.series}>
      <p aria-hidden="true" className={styles.most}>
        {format.number(most)}
      </p>
      {marks.length > 0 && (
        // The list below says all of it.
        <div aria-hidden="true" className={styles.marks}>
          {marks.map(({ at, label, texts }) => (
            <span
              key={label}
              className={styles.mark}
              style={{ insetInlineStart: `${at * 100}%` }}
              title={texts.join('\n')}
            >
              {label}
            </span>
          ))}
        </div>
      )}
      <svg
        role="img"
        aria-label={t('dashboard.visits.chart', {
          best: best?.label ?? '',
          count: format.number(best?.counts[0] ?? 0),
        })}
        viewBox={`0 0 ${Math.max(wide, whole)} ${high}`}
        preserveAspectRatio="none"
      >
        {rows.map(({ counts: [count], id }, index) => (
          <rect
            key={id}
            className={styles.column}
            x={index * wide + wide * 0.15}
            width={wide * 0.7}
            y={y(count ?? 0)}
            height={high - y(count ?? 0)}
          />
        ))}
        {compared.length > 0 && (
          <polyline
            className={styles.compared}
            points={compared.map(({ x, y: at }) => `${x},${at}`).join(' ')}
          />
        )}
        {marks.map(({ at, label }) => (
          <line key={label} className={styles.event} x1={at * whole} x2={at * whole} y1={0} y2={high} />
        ))}
      </svg>
      <p aria-hidden="true" className={styles.axis}>
        <span>{rows[0]?.label}</span>
        <span>{rows.at(-1)?.label}</span>
      </p>
      <details>
        <summary>{t('dashboard.visits.asTable')}</summary>
        <CountTable {...tile} mixed />
      </details>
    </div>
  );
}
