import { QRCodeSVG } from '@rc-component/qrcode';
import { markOf, useLanguage } from '../language/language';
import { useWords } from '../language/use-words';
import styles from './address-code.module.css';
import { kioskTexts } from './kiosk-texts';
import english from './texts/en';

/** Modules around a code without which phones do not find it. */
const quietZone = 4;

/** An address for the visitor's own phone: as a code, and which page it leads to in letters. */
export function AddressCode({ address }: { address: string }) {
  const { language, wordLanguages } = useLanguage();
  const words = useWords(kioskTexts, wordLanguages) ?? { texts: english, language: 'en' };
  const { host, pathname } = new URL(address);
  return (
    <span className={styles.card} {...markOf(words, language)}>
      <QRCodeSVG value={address} level="M" marginSize={quietZone} size={200} role="img" aria-hidden="true" />
      <span>{words.texts.scan}</span>
      <span className={styles.address} dir="ltr">
        {host.replace(/^www\./, '')}
        {pathname === '/' ? '' : pathname}
      </span>
    </span>
  );
}
