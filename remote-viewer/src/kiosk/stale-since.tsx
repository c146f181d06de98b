import { markOf, useLanguage } from '../language/language';
import { useWords } from '../language/use-words';
import { kioskTexts } from './kiosk-texts';
import styles from './stale-since.module.css';

/** Whoever looks after a kiosk sees that it has lost the network; a visitor, that news may be missing. */
export function StaleSince({ since }: { since: number }) {
  const { language, wordLanguages } = useLanguage();
  const words = useWords(kioskTexts, wordLanguages);
  if (!words) return null;
  const isToday = new Date(since).toDateString() === new Date().toDateString();
  const format = new Intl.DateTimeFormat(language, {
    timeStyle: 'short',
    ...(isToday ? {} : { dateStyle: 'medium' }),
  });
  return (
    <p className={styles.notice} role="status" {...markOf(words, language)}>
      {words.texts.staleSince(format.format(since))}
    </p>
  );
}
