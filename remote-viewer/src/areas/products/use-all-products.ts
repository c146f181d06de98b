import type { ManifestPart, PublishedProduct } from '@vitrine/shared/contract';
import { useCallback, useEffect, useState } from 'react';
import type { Experience } from '../../experience/experience';

/** The first page, and the others as they come: searching looks at all of them. */
export function useAllProducts({ loadPart }: Experience, first: PublishedProduct[], others: ManifestPart[]) {
  /** By the hash of their page, which is another one when it was changed. */
  const [loaded, setLoaded] = useState<Record<string, PublishedProduct[]>>({});
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const missing = others.filter(({ hash }) => !loaded[hash]);
  const next = missing[0];
  const hash = next?.hash;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one page after the other, by their hashes; another attempt loads again
  useEffect(() => {
    if (!next) return;
    let over = false;
    loadPart(next).then(
      (page) => {
        if (over) return;
        const products = page.area === 'products' ? page.products : [];
        setLoaded((before) => ({ ...before, [next.hash]: products }));
      },
      () => over || setFailed(true),
    );
    return () => {
      over = true;
    };
  }, [hash, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return {
    products: [...first, ...others.flatMap((part) => loaded[part.hash] ?? [])],
    isComplete: missing.length === 0,
    failed,
    retry,
  };
}
