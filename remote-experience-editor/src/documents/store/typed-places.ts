import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { pathOf } from '../page/place';
import { overlap } from './changes';

/** A field in which something stands that its document does not have yet, from the first key to the last. */
export interface TypedPlace {
  /** JSON pointer. */
  pointer: string;
}

/** Fields that are read as a whole once they are left. */
export const typedPlaces = createStore<{ places: readonly TypedPlace[] }>(() => ({ places: [] }));

/**
 * Keeps what other people change at this place away until what is typed into it is taken or given up.
 * @param pointer of the place, never '': that would keep away everything.
 */
export function useTypedPlace(pointer: string, isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return;
    const place = { pointer };
    typedPlaces.setState(({ places }) => ({ places: [...places, place] }));
    return () =>
      typedPlaces.setState(({ places }) => ({ places: places.filter((other) => other !== place) }));
  }, [pointer, isTyped]);
}

/** What is being typed at a place, around it or in it. */
export const typedAt = (path: string[]): TypedPlace[] =>
  typedPlaces.getState().places.filter(({ pointer }) => overlap(path, pathOf(pointer)));

export const isStillTyped = (place: TypedPlace) => typedPlaces.getState().places.includes(place);
