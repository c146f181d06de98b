import { usePreferences } from '@vitrine/shared/host';
import { texts } from '../texts';
import styles from './text-size-control.module.css';

const stepPercent = 25;

/** Makes up for the blocked browser zoom: text from 100 to 200 %. */
export function TextSizeControl() {
  const { textSizePercent, change } = usePreferences();
  const step = (by: number) => () => change({ textSizePercent: textSizePercent + by });
  return (
    <fieldset className={styles.control} aria-label={texts.textSize}>
      <button
        type="button"
        onClick={step(-stepPercent)}
        disabled={textSizePercent <= 100}
        aria-label={texts.smallerText}
      >
        A<span aria-hidden>−</span>
      </button>
      <output className={styles.value}>{textSizePercent} %</output>
      <button
        type="button"
        onClick={step(stepPercent)}
        disabled={textSizePercent >= 200}
        aria-label={texts.largerText}
      >
        A<span aria-hidden>+</span>
      </button>
    </fieldset>
  );
}
