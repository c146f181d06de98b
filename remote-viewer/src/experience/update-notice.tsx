import { useLanguage } from '../language/language';
import styles from './update-notice.module.css';

/** Staff published while the visitor was here: offered, never forced, because an answer may be half typed. */
export default function UpdateNotice({ onReload }: { onReload: () => void }) {
  const { texts, textsMark } = useLanguage();
  return (
    <div className={styles.notice} role="status" {...textsMark}>
      <span>{texts.newVersion}</span>
      <button type="button" onClick={onReload}>
        {texts.reload}
      </button>
    </div>
  );
}
