import type { PublishedProduct } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { useEffect, useRef } from 'react';
import { takeFocus } from '../../browser/take-focus';
import { useLanguage, useTexts } from '../../language/language';
import { FavouriteButton } from './favourite-button';
import { leastPrice, written } from './prices';
import { productTexts } from './product-texts';
import styles from './products.module.css';

interface ProductCardProps {
  product: PublishedProduct;
  currency: string;
  isFavourite: boolean;
  isFocused: boolean;
  onFavourite: () => void;
  /** @param variant the one that costs what the card says; null: they all do. */
  onOpen: (variant: string | null) => void;
}

/** One product among others: its picture, what it is called and costs. */
export function ProductCard(props: ProductCardProps) {
  const { product, currency, isFavourite, isFocused, onFavourite, onOpen } = props;
  const { language, say, sayAsWritten } = useLanguage();
  const [t, textsMark] = useTexts(productTexts);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) takeFocus(button.current);
  }, [isFocused]);
  const title = say(product.title);
  const least = leastPrice(product, currency);
  const price = least && written(least.price.amount, least.price.currency, language);
  const [picture] = product.media;
  const [initial] = sayAsWritten(product.title);
  return (
    <li className={styles.card}>
      <button
        ref={button}
        type="button"
        className={styles.open}
        onClick={() => onOpen(least?.isLeast ? least.variantId : null)}
      >
        <span className={styles.picture}>
          {picture ? (
            <img {...pictureSource(picture.url, picture.sizes, '200px')} alt="" loading="lazy" />
          ) : (
            <span aria-hidden="true">{initial}</span>
          )}
        </span>
        <span className={styles.name}>{title}</span>
        {price && (
          <span className={styles.price} {...textsMark}>
            {least.isLeast ? t.from(price) : price}
          </span>
        )}
        {!product.variants.some(({ available }) => available) && (
          <span className={styles.note} {...textsMark}>
            {t.unavailable}
          </span>
        )}
      </button>
      <FavouriteButton name={title} isFavourite={isFavourite} onToggle={onFavourite} />
    </li>
  );
}
