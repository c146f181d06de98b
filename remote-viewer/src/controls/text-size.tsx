import { usePreferences } from '@vitrine/shared/host';
import { useLanguage } from '../language/language';
import styles from './controls.module.css';

const stepPercent = 25;

/** Makes up for the browser zoom that the shell blocks: text from 100 to 200 %. */
export function TextSize() {
  const { texts, textsMark } = useLanguage();
  const { textSizePercent, change } = usePreferences();
  return (
    <div className={styles.pair} {...textsMark}>
      <button
        type="button"
        className={styles.control}
        aria-label={texts.smallerText}
        disabled={textSizePercent <= 100}
        onClick={() => change({ textSizePercent: textSizePercent - stepPercent })}
      />
      <button
        type="button"
        className={styles.control}
        aria-label={texts.largerText}
        disabled={textSizePercent >= 200}
        onClick={() => change({ textSizePercent: textSizePercent + stepPercent })}
      />
    </div>
  );
}
