import type { ManifestPart, PublishedProduct, PublishedProducts } from '@vitrine/shared/contract';
import { useEffect, useState } from 'react';
import { useOpened } from '../../address/address';
import type { Experience } from '../../experience/experience';
import { useRecordEvent } from '../../visits/record-event';
import { useBrowsing } from './browsing';
import { useFavourites } from './favourites';
import { currenciesOf, keepCurrency, preferredCurrency } from './prices';
import { ProductList } from './product-list';
import { productNames } from './product-names';
import { ProductView } from './product-view';
import { useAllProducts } from './use-all-products';

interface ProductShelfProps {
  experience: Experience;
  first: PublishedProduct[];
  /** By the collections' names. */
  collectionTitles: NonNullable<PublishedProducts['collections']>;
  /** Further pages. */
  others: ManifestPart[];
  /** What fills the page, one at a time. */
  views: ManifestPart[];
}

/** All products to look through, or one of them. */
export function ProductShelf({ experience, first, collectionTitles, others, views }: ProductShelfProps) {
  const { failed, isComplete, products, retry } = useAllProducts(experience, first, others);
  const record = useRecordEvent(experience);
  const favourites = useFavourites(experience.root.experienceId);
  const browsed = useBrowsing(experience);
  const currencies = currenciesOf(products);
  const [chosenCurrency, setChosenCurrency] = useState<string | null>(null);
  const currency = chosenCurrency ?? preferredCurrency(currencies, navigator.languages);
  const shown = useOpened(productNames);
  const { miss } = shown;
  /** Where the focus goes back to. */
  const [left, setLeft] = useState<string | null>(null);
  const [last, setLast] = useState(shown.id);
  if (shown.id !== last) {
    setLeft(last);
    setLast(shown.id);
  }
  const open = products.find(({ id }) => id === shown.id);
  const isMissing = shown.id !== null && !open && isComplete;
  useEffect(() => {
    if (isMissing) miss();
  }, [isMissing, miss]);
  /** Where no product has one, they are sold in the shop. */
  const sellsByLink = products.some(({ buyUrl }) => buyUrl);
  const look = (
    { available, id }: PublishedProduct['variants'][number],
    { buyUrl, id: documentId }: PublishedProduct,
  ) => {
    const canBeHad = available && (!sellsByLink || Boolean(buyUrl));
    record({ kind: 'look', documentId, variantId: id, available: canBeHad });
    record({ kind: 'reach', area: 'products', step: 'used' });
  };
  const priced = {
    currency,
    currencies,
    onCurrency: (next: string) => {
      keepCurrency(next);
      setChosenCurrency(next);
    },
  };
  return open ? (
    <ProductView
      key={open.id}
      experience={experience}
      views={views}
      product={open}
      favourites={favourites}
      {...priced}
      variantId={shown.variant}
      onVariant={(variant) => shown.refine({ variant })}
      // Whether any product is sold by a link is known once all of them are here.
      onLook={isComplete || failed ? (variant) => look(variant, open) : null}
    />
  ) : (
    <ProductList
      products={products}
      collectionTitles={collectionTitles}
      favourites={favourites}
      {...browsed}
      {...priced}
      focused={left}
      failed={failed}
      onRetry={retry}
      onOpen={(id, variant) => shown.open(id, { variant })}
    />
  );
}
