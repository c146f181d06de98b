import { useEffect, useId, useRef, useState } from 'react';
import { getVisitorSession } from '../api/visitor-api';
import styles from './your-data.module.css';
import { yourDataTexts } from './your-data-texts';

type Said = '' | 'copied' | 'selected';

/**
 * The visitor's own id, which staff need to hand out or erase what is kept of them. Asked for when it is opened and not
 * before: a kiosk's next visitor has another.
 */
export function YourData({ language }: { language: string }) {
  const texts = yourDataTexts(language);
  const label = useId();
  const field = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [respondentId, setRespondentId] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [said, setSaid] = useState<Said>('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
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

  if (failed)
    return (
      <div className={styles.panel} role="alert">
        {texts.failed}
        <button type="button" onClick={() => setAttempt(attempt + 1)}>
          {texts.retry}
        </button>
      </div>
    );
  if (respondentId === null)
    return (
      <div className={styles.panel} role="status">
        {texts.loading}
      </div>
    );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(respondentId);
      setSaid('copied');
    } catch {
      // Kiosks and pages inside others may not.
      field.current?.select();
      setSaid('selected');
    }
  };
  return (
    <div className={styles.panel}>
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
      <div role="status">{said && texts[said]}</div>
      <div>{texts.use}</div>
    </div>
  );
}
