import { useState } from 'react';
import type { Legal } from '../experience/experience';
import { LazyContent } from '../experience/lazy-content';
import { useLanguage } from '../language/language';
import styles from './controls.module.css';
import { OutwardLink } from './outward-link';

/** Few ask for it: it is no part of what everybody downloads. */
const loadYourData = () => import('../your-data/your-data').then((file) => file.YourData);

/** The way to the imprint and the privacy notice, as far as the tenant has them, and to the visitor's own id. */
export function LegalLinks({ legal: { imprintUrl, privacyUrl } }: { legal: Legal }) {
  const { texts, textsMark } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={styles.legal} {...textsMark}>
        {imprintUrl && <OutwardLink href={imprintUrl}>{texts.imprint}</OutwardLink>}
        {privacyUrl && <OutwardLink href={privacyUrl}>{texts.privacy}</OutwardLink>}
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.yourData}
        </button>
      </p>
      {isOpen && <LazyContent load={loadYourData}>{(YourData) => <YourData />}</LazyContent>}
    </>
  );
}
