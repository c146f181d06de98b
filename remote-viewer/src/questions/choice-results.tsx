import type { PublishedChoice } from '@vitrine/shared/contract';
import type { CSSProperties, ReactNode } from 'react';
import { useLanguage } from '../language/language';
import { shareIn } from '../language/percentage';
import styles from './results.module.css';
import { Tick } from './tick';

interface AnyResultsProps {
  /** Left out where what is around says it. */
  title?: string;
  /** How it is said that an answer is the visitor's own. */
  yours: ReactNode;
  /** How many results stand above, so that bars grow one after another. */
  above: number;
}

interface ResultBarsProps extends AnyResultsProps {
  /** Of the title. */
  Heading?: 'h3' | 'h4';
  bars: { id: string; label: ReactNode; count: number; isOwn: boolean }[];
  /** What a full bar would be. */
  total: number;
}

/** Counts as bars, each with its share. */
export function ResultBars({ title, Heading = 'h3', bars, total, yours, above }: ResultBarsProps) {
  const { language } = useLanguage();
  return (
    <section className={styles.results}>
      {title !== undefined && <Heading>{title}</Heading>}
      <ul>
        {bars.map(({ id, label, count, isOwn }, place) => {
          const share = total ? count / total : 0;
          return (
            <li key={id} data-own={isOwn} style={{ '--turn': above * 2 + place } as CSSProperties}>
              <span className={styles.label}>
                {isOwn && <Tick />}
                {label} {isOwn && yours}
              </span>
              <span className={styles.share}>{shareIn(language, share)}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${share * 100}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ChoiceResultsProps extends AnyResultsProps {
  choice: PublishedChoice;
  /** By option. */
  counts: Record<string, number>;
  respondents: number | null;
  /** The options that the visitor chose. */
  own: string[];
}

/** The counts of a choice as bars. */
export function ChoiceResults({ choice, counts, respondents, own, ...rest }: ChoiceResultsProps) {
  const { say } = useLanguage();
  const chosen = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <ResultBars
      {...rest}
      bars={choice.options.map(({ id, label }) => ({
        id,
        label: say(label),
        count: counts[id] ?? 0,
        isOwn: own.includes(id),
      }))}
      // Where people choose several, shares are of people, and add up to more than one.
      total={choice.type === 'multiple' ? (respondents ?? chosen) : chosen}
    />
  );
}
