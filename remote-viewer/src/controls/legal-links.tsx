import { type ComponentType, useState } from 'react';
import type { Legal } from '../experience/experience';
import type { Texts } from '../texts/en';
import styles from './controls.module.css';

interface LegalLinksProps {
  legal: Legal;
  texts: Texts;
  /** That `texts` are in. */
  language: string;
}

/** The way to the imprint and the privacy notice, as far as the tenant has them, and to the visitor's own id. */
export function LegalLinks({ legal: { imprintUrl, privacyUrl }, texts, language }: LegalLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [YourData, setPart] = useState<ComponentType<{ language: string }>>();
  const toggle = () => {
    setOpen(!isOpen);
    setFailed(false);
    // Few ask for it: it is no part of what everybody downloads.
    if (!isOpen)
      import('../your-data/your-data').then(
        (part) => setPart(() => part.YourData),
        () => setFailed(true),
      );
  };
  return (
    <>
      <p className={styles.legal}>
        {imprintUrl && (
          <a href={imprintUrl} target="_blank" rel="noreferrer">
            {texts.imprint}
          </a>
        )}
        {privacyUrl && (
          <a href={privacyUrl} target="_blank" rel="noreferrer">
            {texts.privacy}
          </a>
        )}
        <button type="button" aria-expanded={isOpen} onClick={toggle}>
          {texts.yourData}
        </button>
      </p>
      {isOpen && YourData && <YourData language={language} />}
      {isOpen && failed && <p role="alert">{texts.states.failed.text}</p>}
    </>
  );
}
