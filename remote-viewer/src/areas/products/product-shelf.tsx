import type { ManifestPart, PublishedProduct, PublishedProducts } from '@vitrine/shared/contract';
import { useRef, useState } from 'react';
import type { Experience } from '../../experience/experience';
import { useRecordEvent } from '../../visits/record-event';
import { useFavourites } from './favourites';
import { currenciesOf, keepCurrency, preferredCurrency } from './prices';
import { ProductList } from './product-list';
import { ProductView } from './product-view';
import { useAllProducts } from './use-all-products';

interface ProductShelfProps {
  experience: Experience;
  first: PublishedProduct[];
  /** By the collections' names. */
  collectionTitles: NonNullable<PublishedProducts['collections']>;
  /** Further pages. */
  others: ManifestPart[];
  /** Opened when it is asked for. */
  asked: string | null;
}

/** All products to look through, or one of them. */
export function ProductShelf({ experience, first, collectionTitles, others, asked }: ProductShelfProps) {
  const { failed, products, retry } = useAllProducts(experience, first, others);
  const record = useRecordEvent(experience);
  const favourites = useFavourites(experience.root.experienceId);
  const currencies = currenciesOf(products);
  const [chosenCurrency, setChosenCurrency] = useState<string | null>(null);
  const currency = chosenCurrency ?? preferredCurrency(currencies, navigator.languages);
  const [openId, setOpenId] = useState<string | null>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  if (asked !== answered) {
    setAnswered(asked);
    setOpenId(asked);
  }
  /** Where the focus goes back to. */
  const [left, setLeft] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const show = (id: string | null) => {
    setLeft(openId);
    setOpenId(id);
    top.current?.scrollIntoView({ block: 'start' });
  };
  const open = products.find(({ id }) => id === openId);
  const priced = {
    currency,
    currencies,
    onCurrency: (next: string) => {
      keepCurrency(next);
      setChosenCurrency(next);
    },
  };
  return (
    <div ref={top}>
      {open ? (
        <ProductView
          key={open.id}
          product={open}
          theme={experience.root.theme}
          favourites={favourites}
          {...priced}
          onBack={() => show(null)}
          onLook={(variantId, available) =>
            record({ kind: 'look', documentId: open.id, variantId, available })
          }
        />
      ) : (
        <ProductList
          products={products}
          collectionTitles={collectionTitles}
          favourites={favourites}
          {...priced}
          focused={left}
          failed={failed}
          onRetry={retry}
          onOpen={show}
        />
      )}
    </div>
  );
}
