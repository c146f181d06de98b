import { useState } from 'react';
import { getVisitorSession } from '../api/sending-api';
import { useLoading } from '../experience/use-loading';
import { useLanguage } from '../language/language';
import { useWords } from '../language/use-words';
import { type ConsentAnswer, consentAnswer, keepConsentAnswer } from '../visits/consent-answer';
import styles from './consent-notice.module.css';
import { yourDataTexts } from './your-data-texts';

/** An older API asks nobody. */
const loadConsent = async () => (await getVisitorSession()).consent ?? null;

/**
 * Asks whether the visitor may be recognised, once for each text that is asked; saying nothing is no agreement. What is
 * asked is fetched once: a visit in which it does not come goes on without.
 */
export function ConsentNotice({ onAnswer }: { onAnswer: (answer: ConsentAnswer) => void }) {
  const { say, wordLanguages } = useLanguage();
  const [isAnswered, setAnswered] = useState(false);
  const texts = useWords(yourDataTexts, wordLanguages)?.texts;
  const loading = useLoading(loadConsent);
  const asked = loading.state === 'loaded' ? loading.value : null;
  if (isAnswered || !texts || !asked || consentAnswer()?.version === asked.version) return null;
  const answer = (given: boolean) => {
    const answered = { given, version: asked.version };
    keepConsentAnswer(answered);
    setAnswered(true);
    onAnswer(answered);
  };
  return (
    <section className={styles.notice} aria-label={texts.consent}>
      <p role="status">{say(asked.text)}</p>
      <div className={styles.answers}>
        <button type="button" onClick={() => answer(false)}>
          {texts.refuse}
        </button>
        <button type="button" onClick={() => answer(true)}>
          {texts.agree}
        </button>
      </div>
    </section>
  );
}
