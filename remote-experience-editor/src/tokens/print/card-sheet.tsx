import { type LanguageMap, type Token, type TokenLot, textIn, tokenAddress } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { QrCode, useFormat } from '@vitrine/shared/ui';
import styles from './card-sheet.module.css';
import { cardWords } from './card-words';

/** Two beside each other, four below each other. */
export const cardsOnSheet = 8;

interface CardSheetProps {
  lot: TokenLot;
  /** At most as many as there is room for. */
  cards: Token[];
  title: LanguageMap;
  language: string;
  baseLanguage: string;
  paper: 'a4' | 'letter';
}

/** A sheet of cards to be cut apart, black on white. All of it grows with its width. */
export function CardSheet({ lot, cards, title, language, baseLanguage, paper }: CardSheetProps) {
  const format = useFormat();
  const words = cardWords[language.split('-')[0] ?? ''] ?? cardWords.en;
  const address = `${window.location.host}${addresses.placement(lot.placementId)}`;
  return (
    <article className={`${styles.sheet} ${styles[paper]}`} lang={language}>
      <ul className={styles.cards}>
        {cards.map(({ code, number }) => (
          <li key={number} className={styles.card}>
            <div className={styles.code}>
              <QrCode address={`${window.location.origin}${tokenAddress(lot, code)}`} fluid />
            </div>
            <div className={styles.words} dir="auto">
              <strong>{textIn(title, language, baseLanguage)}</strong>
              <span>{lot.placementName}</span>
              <span className={styles.how}>
                {words?.how(address)} {words?.once}
              </span>
            </div>
            <div className={styles.foot} dir="ltr">
              <code>{groupedCode(code)}</code>
              <span>
                {format.number(number)} / {format.number(lot.size)}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** As people read and type it: in groups of four. */
const groupedCode = (code: string) => code.match(/.{1,4}/g)?.join(' ') ?? code;
