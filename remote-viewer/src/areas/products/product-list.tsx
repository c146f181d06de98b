import type { PublishedProduct, PublishedProducts } from '@vitrine/shared/contract';
import { useLanguage, useTexts } from '../../language/language';
import { type Browsing, type Narrowed, pageSize } from './browsing';
import { CurrencySwitch, type Priced } from './currency-switch';
import type { useFavourites } from './favourites';
import { ProductCard } from './product-card';
import { productTexts } from './product-texts';
import styles from './products.module.css';

interface ProductListProps extends Priced {
  products: PublishedProduct[];
  /** By the collections' names. */
  collectionTitles: NonNullable<PublishedProducts['collections']>;
  favourites: ReturnType<typeof useFavourites>;
  browsing: Browsing;
  browse: (next: Partial<Browsing>) => void;
  /** Which card gets the focus: of the product that was open before. */
  focused: string | null;
  /** Whether pages are missing. */
  failed: boolean;
  onRetry: () => void;
  onOpen: (id: string, variant: string | null) => void;
}

/** With fewer, all are in view anyway. */
const worthSearching = 8;

/** Cards to look through, narrowed by words, collections and what was kept. */
export function ProductList(props: ProductListProps) {
  const { products, collectionTitles, favourites, browsing, browse, focused, failed, ...others } = props;
  const { onRetry, onOpen, ...priced } = others;
  const { narrowed, shown, words } = browsing;
  const { texts, say } = useLanguage();
  const [t, textsMark] = useTexts(productTexts);
  const titleOf = (name: string) =>
    (Object.hasOwn(collectionTitles, name) && say(collectionTitles[name] ?? {})) || name;
  const collections = [...new Set(products.flatMap(({ collections }) => collections))];
  const found = products.filter(
    (product) =>
      isIn(narrowed, product, favourites.ids) &&
      [say(product.title), product.vendor ?? '', ...product.collections.map(titleOf)]
        .join(' ')
        .toLocaleLowerCase()
        .includes(words.trim().toLocaleLowerCase()),
  );
  const choices: { key: string; label: string; narrowed: Narrowed }[] = [
    { key: 'all', label: t.all, narrowed: { to: 'all' } },
    ...collections.map((name) => ({
      key: `collection ${name}`,
      label: titleOf(name),
      narrowed: { to: 'collection', name } as const,
    })),
    ...(favourites.ids.size > 0 || narrowed.to === 'favourites'
      ? [{ key: 'favourites', label: t.favourites, narrowed: { to: 'favourites' } as const }]
      : []),
  ];
  // What narrows the list can be taken away again, whatever has been published since.
  const isSearched = products.length > worthSearching || words !== '';
  const isNarrowed = choices.length > 1 || narrowed.to !== 'all';
  return (
    <div className={styles.list}>
      {(isSearched || priced.currencies.length > 1) && (
        <div className={styles.tools}>
          {isSearched && (
            <input
              type="search"
              aria-label={t.search}
              placeholder={t.search}
              value={words}
              onChange={({ target }) => browse({ words: target.value })}
            />
          )}
          <CurrencySwitch {...priced} />
        </div>
      )}
      {isNarrowed && (
        <fieldset className={styles.chips}>
          <legend {...textsMark}>{t.narrow}</legend>
          {choices.map(({ key, label, narrowed: to }) => (
            <button
              key={key}
              type="button"
              aria-pressed={JSON.stringify(to) === JSON.stringify(narrowed)}
              onClick={() => browse({ narrowed: to })}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {found.length === 0 && (
        <p role="status" {...textsMark}>
          {narrowed.to === 'favourites' ? t.noFavourites : t.nothingFound}
        </p>
      )}
      <ul className={styles.cards}>
        {found.slice(0, shown).map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            currency={priced.currency}
            isFavourite={favourites.ids.has(product.id)}
            isFocused={product.id === focused}
            onFavourite={() => favourites.toggle(product.id)}
            onOpen={(variant) => onOpen(product.id, variant)}
          />
        ))}
      </ul>
      {found.length > shown && (
        <button
          {...textsMark}
          type="button"
          className={styles.more}
          onClick={() => browse({ shown: shown + pageSize })}
        >
          {t.more(Math.min(pageSize, found.length - shown))}
        </button>
      )}
      {failed && (
        <p role="alert" {...textsMark}>
          {t.moreFailed}{' '}
          <button type="button" className={styles.quiet} onClick={onRetry}>
            {texts.retry}
          </button>
        </p>
      )}
    </div>
  );
}

function isIn(narrowed: Narrowed, { collections, id }: PublishedProduct, kept: ReadonlySet<string>): boolean {
  if (narrowed.to === 'favourites') return kept.has(id);
  return narrowed.to === 'all' || collections.includes(narrowed.name);
}
