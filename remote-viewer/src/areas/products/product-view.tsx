import type { ManifestPart, PublishedProduct } from '@vitrine/shared/contract';
import { sizesIn } from '@vitrine/shared/contract/values/sizes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { takeFocus } from '../../browser/take-focus';
import { OutwardLink } from '../../controls/outward-link';
import type { Experience } from '../../experience/experience';
import { useLanguage, useTexts } from '../../language/language';
import { type Chosen, choiceOf, choose, firstChoice, variantOf } from './choosing-variant';
import { CurrencySwitch, type Priced } from './currency-switch';
import { Description } from './description';
import { FavouriteButton } from './favourite-button';
import type { useFavourites } from './favourites';
import { Gallery } from './gallery';
import { groundColour } from './ground-colour';
import { OptionChoice } from './option-choice';
import { PriceText } from './price-text';
import { priceOf } from './prices';
import { productTexts } from './product-texts';
import styles from './products.module.css';
import { SizeDrawing } from './size-drawing';
import { WhereItStands } from './where-it-stands';

interface ProductViewProps extends Priced {
  experience: Experience;
  /** What fills the page, one at a time. */
  views: ManifestPart[];
  product: PublishedProduct;
  favourites: ReturnType<typeof useFavourites>;
  /** The one that the address names; null: the visitor has chosen none. */
  variantId: string | null;
  onVariant: (variantId: string) => void;
  /** One of its variants is seen now; null: what that means is not known yet. */
  onLook: ((variant: PublishedProduct['variants'][number]) => void) | null;
}

/** One product: what it looks like, which there are, what they cost, and where to buy it. */
export function ProductView(props: ProductViewProps) {
  const { experience, views, product, favourites, variantId, onVariant, onLook, ...priced } = props;
  const { say, sayAsWritten, texts: frame, textsMark: frameMark } = useLanguage();
  const [t, textsMark] = useTexts(productTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The card that led here is gone.
  useEffect(() => takeFocus(heading.current), []);
  // At once, before the address says it too; and what is no variant, no address can name.
  const [chosen, setChosen] = useState<Chosen>(() => choiceOf(product, variantId) ?? firstChoice(product));
  const [followed, setFollowed] = useState(variantId);
  if (variantId !== followed) {
    setFollowed(variantId);
    setChosen(choiceOf(product, variantId) ?? firstChoice(product));
  }
  const variant = variantOf(product, chosen);
  const isGone = variantId !== null && choiceOf(product, variantId) === null;
  const change = (optionId: string, valueId: string) => {
    const next = choose(product, chosen, optionId, valueId);
    setChosen(next);
    const found = variantOf(product, next);
    if (found) onVariant(found.id);
  };
  const look = useEffectEvent(() => {
    if (variant) onLook?.(variant);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each variant that is seen
  useEffect(() => look(), [variant?.id, onLook === null]);
  const model = variant?.model ?? product.model;
  const price = variant ? priceOf(variant, priced.currency) : null;
  const title = say(product.title);
  return (
    <article className={styles.product}>
      <Gallery
        product={product}
        ground={groundColour(experience.root.theme.colours)}
        variant={variant}
        isChosen={variantId !== null}
      />
      <div className={styles.details}>
        <header className={styles.head}>
          <h3 ref={heading} tabIndex={-1}>
            {title}
          </h3>
          {product.vendor && (
            <p className={styles.note} {...textsMark}>
              {t.by(product.vendor)}
            </p>
          )}
          <div className={styles.costs}>
            {price && <PriceText price={price} />}
            <CurrencySwitch {...priced} />
          </div>
        </header>
        {isGone && (
          <p role="status" {...frameMark}>
            {frame.missing}
          </p>
        )}
        {product.options.map((option) => (
          <OptionChoice
            key={option.id}
            product={product}
            option={option}
            chosen={chosen}
            onChoose={(valueId) => change(option.id, valueId)}
          />
        ))}
        <p
          {...textsMark}
          role="status"
          className={styles.availability}
          data-available={variant?.available ?? false}
        >
          {variant ? (variant.available ? t.available : t.unavailable) : t.unavailableHere}
        </p>
        <div className={styles.actions}>
          {product.buyUrl && (
            <OutwardLink className={styles.buy} href={product.buyUrl} describedBy="buy-opens">
              <span {...textsMark}>{t.buy(new URL(product.buyUrl).hostname.replace(/^www\./, ''))}</span>
              <span id="buy-opens" hidden {...textsMark}>
                {t.newTab}
              </span>
            </OutwardLink>
          )}
          <FavouriteButton
            name={title}
            inWords
            isFavourite={favourites.ids.has(product.id)}
            onToggle={() => favourites.toggle(product.id)}
          />
          {model && <WhereItStands experience={experience} views={views} model={model.sha256} />}
        </div>
        <Description text={sayAsWritten(product.description)} />
        <Facts product={product} sku={variant?.sku} />
      </div>
    </article>
  );
}

function Facts({
  product: { dimensionsMetres: size },
  sku,
}: {
  product: PublishedProduct;
  sku: string | undefined;
}) {
  const { language } = useLanguage();
  const [t, textsMark] = useTexts(productTexts);
  if (!size && !sku) return null;
  return (
    <dl className={styles.facts}>
      {size && (
        <div>
          <dt {...textsMark}>{t.size}</dt>
          <dd>
            {sizesIn(language).dimensions([size.width, size.height, size.depth])}
            <SizeDrawing size={size} />
          </dd>
        </div>
      )}
      {sku && (
        <div>
          <dt {...textsMark}>{t.sku}</dt>
          <dd>{sku}</dd>
        </div>
      )}
    </dl>
  );
}
