import { useLayoutEffect, useRef } from 'react';
import { focusFor, isPlaced } from './place';

/**
 * For the part that shows what is added: the focus goes into the new field as soon as it is there, so that the next
 * key that is pressed is written into it.
 * @returns to be called with the JSON pointer of what was just added.
 */
export function useFocusOnNew(): (pointer: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const pointer = wanted.current;
    // Around it there may be fields already, which are not meant.
    if (pointer === null || !isPlaced(pointer, document)) return;
    wanted.current = null;
    focusFor(pointer, document)?.focus();
  });
  return (pointer) => {
    wanted.current = pointer;
  };
}
