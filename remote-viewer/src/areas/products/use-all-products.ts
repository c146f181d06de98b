import type { ManifestPart, PublishedProduct } from '@vitrine/shared/contract';
import { useCallback, useEffect, useState } from 'react';
import type { Experience } from '../../experience/load-experience';

/** The first page, and the others as they come: searching looks at all of them. */
export function useAllProducts({ loadPart }: Experience, first: PublishedProduct[], others: ManifestPart[]) {
  const [pages, setPages] = useState<PublishedProduct[][]>([first]);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on after the pages that are there, when it is tried again
  useEffect(() => {
    let over = false;
    const load = async () => {
      for (const part of others.slice(pages.length - 1)) {
        const page = await loadPart(part);
        if (over) return;
        if (page.area === 'products') setPages((before) => [...before, page.products]);
      }
    };
    load().catch(() => over || setFailed(true));
    return () => {
      over = true;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { products: pages.flat(), failed, retry };
}
