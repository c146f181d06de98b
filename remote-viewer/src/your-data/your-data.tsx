import { useEffect, useId, useRef, useState } from 'react';
import { getVisitorSession } from '../api/visitor-api';
import { markOf, useLanguage } from '../language/language';
import { useWords } from '../language/use-words';
import styles from './your-data.module.css';
import { yourDataTexts } from './your-data-texts';

type Copied = '' | 'copied' | 'selected';

/**
 * The visitor's own id, which staff need to hand out or erase what is kept of them. Asked for when it is opened and not
 * before: a kiosk's next visitor has another.
 */
export function YourData() {
  const { language, texts: general, textsMark, wordLanguages } = useLanguage();
  const words = useWords(yourDataTexts, wordLanguages);
  const label = useId();
  const field = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [respondentId, setRespondentId] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [copied, setCopied] = useState<Copied>('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isShown = true;
    setFailed(false);
    getVisitorSession().then(
      (session) => isShown && setRespondentId(session.respondentId),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);

  const mark = words ? markOf(words, language) : {};
  if (words && failed)
    return (
      <div className={styles.panel} role="alert" {...mark}>
        {words.texts.failed}
        <button type="button" onClick={() => setAttempt(attempt + 1)}>
          {general.retry}
        </button>
      </div>
    );
  if (!words || respondentId === null)
    return (
      <div className={styles.panel} role="status" {...textsMark}>
        {general.loading}
      </div>
    );
  const { texts } = words;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(respondentId);
      setCopied('copied');
    } catch {
      // Kiosks and pages inside others may not.
      field.current?.select();
      setCopied('selected');
    }
  };
  return (
    <div className={styles.panel} {...mark}>
      <div>{texts.intro}</div>
      <label htmlFor={label}>{texts.label}</label>
      <div className={styles.id}>
        <input
          ref={field}
          id={label}
          value={respondentId}
          readOnly
          dir="ltr"
          onFocus={({ target }) => target.select()}
        />
        <button type="button" onClick={copy}>
          {texts.copy}
        </button>
      </div>
      <div role="status">{copied && texts[copied]}</div>
      <div>{texts.use}</div>
    </div>
  );
}
