import { useLanguage } from '../../texts/language';
import { type Price, written } from './prices';
import { useProductTexts } from './product-texts';
import styles from './products.module.css';

/** A price, and beside it what it was before, which screen readers tell apart by words. */
export function PriceText({ price: { amount, before, currency } }: { price: Price }) {
  const { language } = useLanguage();
  const t = useProductTexts();
  return (
    <p className={styles.amount}>
      {before !== null && (
        <>
          <span className={styles.hidden}>{t.before} </span>
          <s>{written(before, currency, language)}</s>
          <span className={styles.hidden}> {t.now}</span>{' '}
        </>
      )}
      <strong>{written(amount, currency, language)}</strong>
    </p>
  );
}
