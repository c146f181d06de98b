import { useObservable } from '@vitrine/shared/host';
import { useShell } from '../shell-context';
import { texts } from '../texts';
import styles from './text-size-control.module.css';

/** Percent. */
export const textSizeStep = 25;

/** Makes up for the blocked browser zoom: text from 100 to 200 %. */
export function TextSizeControl() {
  // The shell's own, because the not-found page stands outside every area.
  const { preferences } = useShell();
  const { textSizePercent } = useObservable(preferences);
  const step = (by: number) => () => preferences.change({ textSizePercent: textSizePercent + by });
  return (
    <fieldset className={styles.control} aria-label={texts.textSize}>
      <button
        type="button"
        onClick={step(-textSizeStep)}
        disabled={textSizePercent <= 100}
        aria-label={texts.smallerText}
      />
      <output className={styles.value}>{textSizePercent} %</output>
      <button
        type="button"
        onClick={step(textSizeStep)}
        disabled={textSizePercent >= 200}
        aria-label={texts.largerText}
      />
    </fieldset>
  );
}
