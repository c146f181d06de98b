import type { Document } from '@vitrine/shared/contract';
import { changesBetween } from './changes';
import type { DocumentStore } from './document-state';
import { hear } from './document-store';
import { typedAt, typedPlaces } from './typed-places';

/** Calls once nothing sent is without an answer: until then, one's own change looks like another's. */
export function whenAnswered<Data extends object>(store: DocumentStore<Data>, act: () => void): () => void {
  return whenever([store], () => {
    if (store.getState().sent) return false;
    act();
    return true;
  });
}

/**
 * Takes in what somebody else saved, as soon as nothing sent is without an answer, and nothing typed into or unsaved
 * where they wrote.
 * @param by who wrote all that is new in it, where that is known.
 * @returns gives it up.
 */
export function hearWhenFree<Data extends object>(
  store: DocumentStore<Data>,
  document: Document,
  data: Data,
  by?: string | null,
): () => void {
  return whenever([store, typedPlaces], () => {
    const { base } = store.getState();
    const isTypedInto = changesBetween(base.data, data).some(({ path }) => typedAt(path).length > 0);
    return !isTypedInto && hear(store, document, data, by);
  });
}

/** Tries now and after each change of the stores, until it is done. */
function whenever(
  stores: { subscribe: (listener: () => void) => () => void }[],
  isDone: () => boolean,
): () => void {
  if (isDone()) return () => undefined;
  const stops = stores.map((store) =>
    store.subscribe(() => {
      if (isDone()) stop();
    }),
  );
  const stop = () => {
    for (const end of stops) end();
  };
  return stop;
}
