import { useAddressState } from '@vitrine/shared/ui';
import { useState } from 'react';
import { pathOf } from './place';

/**
 * The place that a finding leads to (`?at=`), a JSON pointer; '' once the focus is there. A list that shows only some of
 * its entries shows the one that is asked for. It does so while it renders: whoever looks for the place looks right after.
 */
export const useAskedPlace = (): string => useAddressState('at')[0];

/** The key that is asked for of the map at a pointer; null where none of it is. */
export function useAskedKey(map: string): string | null {
  const at = useAskedPlace();
  return (at.startsWith(`${map}/`) && pathOf(at.slice(map.length))[0]) || null;
}

/** Whether a part is open that is closed at first, and opens by itself for the places in it. */
export function useOpenFor(...places: string[]): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const at = useAskedPlace();
  const [isOpen, setOpen] = useState(false);
  const isAsked = places.some((place) => at === place || at.startsWith(`${place}/`));
  if (isAsked && !isOpen) setOpen(true);
  return [isOpen, setOpen];
}
