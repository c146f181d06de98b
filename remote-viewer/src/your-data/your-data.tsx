import { useId, useRef, useState } from 'react';
import { getVisitorSession } from '../api/sending-api';
import { useDisplay } from '../display/use-display';
import { LazyContent } from '../experience/lazy-content';
import { useLanguage, useTexts } from '../language/language';
import { consentAnswer, keepConsentAnswer } from '../visits/consent-answer';
import styles from './your-data.module.css';
import { yourDataTexts } from './your-data-texts';

/** In the same file for whoever asks the visitor: it is loaded as seldom. */
export { ConsentNotice } from './consent-notice';

type TakenBack = '' | 'takenBack' | 'takenBackLater';
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
        {({ consent, respondentId }) => (
          <>
            <OwnId respondentId={respondentId} />
            {consent && <ConsentChoice {...consent} />}
          </>
        )}
      </LazyContent>
    </div>
  );
}

/** To agree to be recognised, or to take it back, as easily as it was given. */
function ConsentChoice({ text, version }: { text: Record<string, string>; version: number }) {
  const [texts, textsMark] = useTexts(yourDataTexts);
  const { say } = useLanguage();
  const { isKiosk } = useDisplay();
  const answered = consentAnswer();
  const [isGiven, setGiven] = useState(answered?.version === version && answered.given);
  const [takenBack, setTakenBack] = useState<TakenBack>('');
  // The next visitor of a kiosk is somebody else.
  if (isKiosk) return null;
  const choose = async (given: boolean) => {
    setGiven(given);
    setTakenBack('');
    keepConsentAnswer({ given, version });
    if (given) return;
    try {
      await getVisitorSession({ forgetVisits: true });
      setTakenBack('takenBack');
    } catch {
      // The next visit says that they refuse, which does the same.
      setTakenBack('takenBackLater');
    }
  };
  return (
    <div className={styles.consent}>
      <label {...textsMark}>
        <input type="checkbox" checked={isGiven} onChange={({ target }) => choose(target.checked)} />
        {texts.consent}
      </label>
      <div>{say(text)}</div>
      <div {...textsMark}>
        <p>{texts.consentUse}</p>
        <p role="status">{takenBack && texts[takenBack]}</p>
      </div>
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
