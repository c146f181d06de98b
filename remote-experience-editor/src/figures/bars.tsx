import { useFormat } from '@vitrine/shared/ui';
import common from '../common/common.module.css';
import { useEditorTexts } from '../texts/texts';
import styles from './bars.module.css';

interface BarsProps {
  title: string;
  bars: { id: string; label: string; count: number }[];
  /** What a full bar would be; several choices may add up to more than all. */
  respondents: number;
}

/** Counts of one question as bars: a list for the ear, bars for the eye. */
export function Bars({ title, bars, respondents }: BarsProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <figure className={styles.bars}>
      <figcaption dir="auto">{title}</figcaption>
      <ul className={common.list}>
        {bars.map(({ id, label, count }) => {
          const share = respondents > 0 ? count / respondents : 0;
          const percent = `${format.number(Math.round(share * 100))} %`;
          return (
            <li key={id} aria-label={t('figures.share', { label, count: format.number(count), percent })}>
              <span aria-hidden="true" className={styles.label} dir="auto">
                {label}
              </span>
              <span aria-hidden="true" className={common.number}>
                {format.number(count)} · {percent}
              </span>
              <span aria-hidden="true" className={styles.track}>
                <span
                  className={count > 0 && count === most ? styles.leading : undefined}
                  style={{ inlineSize: `${Math.min(100, share * 100)}%` }}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
