import { useId, useRef, useState } from 'react';
import { getVisitorSession } from '../api/sending-api';
import { LazyContent } from '../experience/lazy-content';
import { useTexts } from '../language/language';
import styles from './your-data.module.css';
import { yourDataTexts } from './your-data-texts';

type Copied = '' | 'copied' | 'selected';

const loadSession = () => getVisitorSession();

/**
 * The visitor's own id, which staff need to hand out or erase what is kept of them. Asked for when it is opened and not
 * before: a kiosk's next visitor has another.
 */
export function YourData() {
  return (
    <div className={styles.panel}>
      <LazyContent load={loadSession} texts={yourDataTexts}>
        {({ respondentId }) => <OwnId respondentId={respondentId} />}
      </LazyContent>
    </div>
  );
}

function OwnId({ respondentId }: { respondentId: string }) {
  const [texts, textsMark] = useTexts(yourDataTexts);
  const label = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<Copied>('');
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
    <div className={styles.own} {...textsMark}>
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
