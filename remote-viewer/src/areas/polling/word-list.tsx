import type { CountedWord } from '@vitrine/shared/contract';
import type { CSSProperties } from 'react';
import { useLanguage } from '../../language/language';
import styles from '../../questions/results.module.css';

/**
 * Words as large as many people wrote them, the most frequent first. Text that flows and no picture: it is read on the
 * smallest phone, enlarged, from right to left and by screen readers alike.
 */
export function WordList({ words }: { words: CountedWord[] }) {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(language);
  const most = words[0]?.count ?? 1;
  return (
    <ul className={styles.words}>
      {words.map(({ count, word, written }) => (
        <li key={word} style={{ '--share': Math.sqrt(count / most) } as CSSProperties}>
          <bdi>{written}</bdi> <small>{format.format(count)}</small>
        </li>
      ))}
    </ul>
  );
}
