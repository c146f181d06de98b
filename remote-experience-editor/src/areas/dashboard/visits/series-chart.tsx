import type { TimelineEvent } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../../texts/texts';
import type { Tile } from '../../../tiles/tile';
import { CountTable } from './count-table';
import styles from './visits.module.css';

interface SeriesChartProps {
  tile: Tile;
  /** The range of the axis. */
  from: string;
  until: string;
  timeline: TimelineEvent[];
}

const high = 100;
const wide = 10;

/** Visits along an axis of time, with what happened meanwhile; the same as a table for whoever wants numbers. */
export function SeriesChart({ tile, from, until, timeline }: SeriesChartProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const { rows } = tile;
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts.map((count) => count ?? 0)));
  const best = rows.toSorted((a, b) => (b.counts[0] ?? 0) - (a.counts[0] ?? 0))[0];
  const whole = rows.length * wide;
  const y = (count: number) => high - (count / most) * high;
  const at = (moment: string) =>
    ((Date.parse(moment) - Date.parse(from)) / (Date.parse(until) - Date.parse(from))) * whole;
  const compared = rows.flatMap(({ counts }, index) =>
    typeof counts[1] === 'number' ? [`${(index + 0.5) * wide},${y(counts[1])}`] : [],
  );
  return (
    <div className={styles.series}>
      <p aria-hidden="true" className={styles.most}>
        {format.number(most)}
      </p>
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
        {compared.length > 0 && <polyline className={styles.compared} points={compared.join(' ')} />}
        {timeline.map((event, index) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: two placements may be paused at once
            key={index}
            className={styles.event}
            x1={at(event.at)}
            x2={at(event.at)}
            y1={0}
            y2={high}
          />
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
