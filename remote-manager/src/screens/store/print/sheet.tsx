import type { Placement } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { sourceParameter } from '@vitrine/shared/contract/values/page-parameters';
import { textIn } from '@vitrine/shared/contract/values/text';
import { QrCode } from '@vitrine/shared/ui';
import type { CSSProperties } from 'react';
import { sheetWords } from '../../../texts/sheet-words';
import styles from './sheet.module.css';
import { sheetFonts } from './sheet-fonts';
import type { SheetContent } from './use-sheet-content';

interface SheetProps {
  content: SheetContent;
  placement: Placement;
  /** Where it hangs, for the person who hangs it up. */
  place: string;
  language: string;
  paper: 'a4' | 'letter';
}

/** A page of paper in the brand's look: title, QR code, short address. All of it grows with its width. */
export function Sheet({ content, placement, place, language, paper }: SheetProps) {
  const { brandName, logo, look, tagline, title } = content;
  const address = `${window.location.origin}${addresses.placement(placement.id)}`;
  const words = sheetWords[language.split('-')[0] ?? ''] ?? sheetWords.en;
  const { accent, background, text } = look.colours;
  const style = {
    '--sheet-background': background,
    '--sheet-text': text,
    '--sheet-accent': accent,
    '--sheet-font': sheetFonts[look.font],
    '--sheet-heading-font': sheetFonts[look.headingFont ?? look.font],
    '--sheet-radius': look.radiusPx,
  } as CSSProperties;
  const name = textIn(title, language) || brandName;
  const line = textIn(tagline, language);
  return (
    <article className={`${styles.paper} ${styles[paper]}`} style={style} lang={language} dir="auto">
      <div className={styles.content}>
        <header className={styles.header}>
          {logo ? <img src={logo} alt={brandName} className={styles.logo} /> : <span>{brandName}</span>}
        </header>
        <div className={styles.words}>
          <h2>{name}</h2>
          {line && <p>{line}</p>}
        </div>
        <div className={styles.code}>
          <QrCode address={`${address}?${sourceParameter}=code`} fluid />
        </div>
        <p className={styles.scan}>{words?.scan}</p>
        <p className={styles.or}>{words?.or}</p>
        <p className={styles.address} dir="ltr">
          {address.replace(/^https?:\/\//, '')}
        </p>
        <footer className={styles.footer} dir="auto">
          {`${placement.name} · ${place}`}
        </footer>
      </div>
    </article>
  );
}
