import type { LanguageMap } from '@vitrine/shared/contract';
import { useId } from 'react';
import { useWords } from '../../documents/fields/use-words';
import { useEditorTexts } from '../../texts/texts';
import styles from './question-preview.module.css';

interface ScaleProps {
  from: number;
  to: number;
  low?: LanguageMap;
  high?: LanguageMap;
  /** Whose ends have words of their own. */
  method?: 'nps' | 'csat' | 'ces';
}

/** Numbers in a row, with words at both ends. */
export function Scale({ from, to, low = {}, high = {}, method }: ScaleProps) {
  const t = useEditorTexts();
  const words = useWords();
  const name = useId();
  const ends = method
    ? [t(`question-vault.preview.${method}.low`), t(`question-vault.preview.${method}.high`)]
    : [words(low, ''), words(high, '')];
  return (
    <div>
      <div className={styles.scale}>
        {Array.from({ length: to - from + 1 }, (_, index) => from + index).map((value) => (
          <label key={value}>
            <input type="radio" name={name} />
            <span>{value}</span>
          </label>
        ))}
      </div>
      {ends.some(Boolean) && (
        <div className={styles.ends}>
          <span dir="auto">{ends[0]}</span>
          <span dir="auto">{ends[1]}</span>
        </div>
      )}
    </div>
  );
}
