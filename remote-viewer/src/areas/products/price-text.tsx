import { useLanguage, useTexts } from '../../language/language';
import { type Price, written } from './prices';
import { productTexts } from './product-texts';
import styles from './products.module.css';

/** A price, and beside it what it was before, which screen readers tell apart by words. */
export function PriceText({ price: { amount, before, currency } }: { price: Price }) {
  const { language } = useLanguage();
  const [t, textsMark] = useTexts(productTexts);
  return (
    <p className={styles.amount}>
      {before !== null && (
        <>
          <span className={styles.hidden} {...textsMark}>
            {t.before}{' '}
          </span>
          <s>{written(before, currency, language)}</s>
          <span className={styles.hidden} {...textsMark}>
            {' '}
            {t.now}
          </span>{' '}
        </>
      )}
      <strong>{written(amount, currency, language)}</strong>
    </p>
  );
}
