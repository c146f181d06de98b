import common from '../common/common.module.css';
import { useEditorTexts } from '../texts/texts';
import styles from './bars.module.css';
import { useShare } from './use-share';

interface Bar {
  id: string;
  label: string;
  count: number;
  /** Said after the count. */
  note?: string | null;
}

interface BarsProps {
  /** Left out where a heading above says it. */
  title?: string;
  bars: Bar[];
  /** What a full bar would be; several choices may add up to more than all. */
  respondents: number;
  /** Labels are a number each: they stand before their bars. */
  short?: boolean;
  /** What they are compared with: how many of whom made each choice there. */
  compared?: { name: string; respondents: number; counts: Record<string, number> } | null;
  /** Bars can be pressed: one is, or none (null). */
  choice?: { chosen: string | null; onChoose: (id: string) => void };
}

/** Counts of one question as bars: a list for the ear, bars for the eye. */
export function Bars({ title, bars, respondents, short = false, compared = null, choice }: BarsProps) {
  const t = useEditorTexts();
  const shareOf = useShare();
  const most = Math.max(...bars.map(({ count }) => count));
  const stands = ({ id, count }: Bar) =>
    choice?.chosen ? choice.chosen === id : count > 0 && count === most;
  return (
    <figure className={styles.bars} data-short={short}>
      {title && <figcaption dir="auto">{title}</figcaption>}
      <ul className={common.list}>
        {bars.map((bar) => {
          const { id, label, count, note } = bar;
          const own = shareOf(count, respondents);
          const other = compared && shareOf(compared.counts[id] ?? 0, compared.respondents);
          const spoken = [
            t('figures.share', { label, ...own }),
            ...(note ? [note] : []),
            ...(compared && other ? [t('figures.share', { label: compared.name, ...other })] : []),
          ].join(', ');
          const shown = (
            <>
              <span aria-hidden="true" className={styles.label} dir="auto">
                {label}
              </span>
              <span aria-hidden="true" className={styles.count}>
                {own.count} · {own.percent}
                {note && ` · ${note}`}
              </span>
              <span aria-hidden="true" className={styles.track}>
                <span
                  className={stands(bar) ? styles.leading : undefined}
                  style={{ inlineSize: `${own.share * 100}%` }}
                />
              </span>
              {other && (
                <>
                  <span aria-hidden="true" className={styles.comparedTrack}>
                    <span style={{ inlineSize: `${other.share * 100}%` }} />
                  </span>
                  <span aria-hidden="true" className={styles.compared}>
                    {other.count} · {other.percent}
                  </span>
                </>
              )}
            </>
          );
          return choice ? (
            <li key={id}>
              <button
                type="button"
                className={styles.bar}
                aria-label={spoken}
                aria-pressed={choice.chosen === id}
                onClick={() => choice.onChoose(id)}
              >
                {shown}
              </button>
            </li>
          ) : (
            <li key={id} className={styles.bar} aria-label={spoken}>
              {shown}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
