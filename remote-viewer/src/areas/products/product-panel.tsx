import { useCallback } from 'react';
import { LazyContent } from '../../experience/lazy-content';
import type { PanelProps } from '../area';
import { productTexts } from './product-texts';

/** The first page of products, loaded when they are opened, and beside it the code that shows them. */
export function ProductPanel({ experience, parts: [first, ...others], views }: PanelProps) {
  const load = useCallback(async () => {
    const [{ ProductShelf }, page] = await Promise.all([
      import('./product-shelf'),
      first ? experience.loadPart(first) : null,
    ]);
    return { ProductShelf, page };
  }, [experience, first]);
  return (
    <LazyContent load={load} texts={productTexts}>
      {({ ProductShelf, page }) =>
        page?.area === 'products' ? (
          <ProductShelf
            experience={experience}
            first={page.products}
            collectionTitles={page.collections ?? {}}
            others={others}
            views={views}
          />
        ) : null
      }
    </LazyContent>
  );
}
