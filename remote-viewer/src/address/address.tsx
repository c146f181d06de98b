import { createContext, useContext } from 'react';
import { type Opened, opened, type PanelNames, type Place } from './place';

/** Where the visitor is, and how they get elsewhere. null stands for the landing. */
export interface Address {
  place: Place | null;
  /** Steps there: one can come back. */
  go: (place: Place | null) => void;
  /** Goes back there; whoever did not come from there has it in place of where they are. */
  back: (place: Place | null) => void;
  /** Says more exactly where one is: which variant, how many seconds. */
  refine: (place: Place) => void;
  /** Whether a link leads to a place of this page, by the words of its address. */
  namesPlace: (words: URLSearchParams) => boolean;
  /** Goes where a link leads that says only the words of an address: `?open=product:ID`. */
  follow: (words: URLSearchParams) => void;
  /** What the address names is not here: the landing says so. */
  miss: () => void;
}

const nowhere = () => undefined;

export const AddressContext = createContext<Address>({
  place: null,
  go: nowhere,
  back: nowhere,
  refine: nowhere,
  namesPlace: () => false,
  follow: nowhere,
  miss: nowhere,
});

export const useAddress = () => useContext(AddressContext);

/** What an area's panel shows, and how it leads from one thing to another. */
export function useOpened({ one, list }: PanelNames) {
  const { place, go, back, refine, miss } = useAddress();
  const now = place?.open ?? opened(one, null);
  const beside = (open: Opened | null): Place => ({ view: place?.view ?? null, open });
  return {
    ...now,
    open: (id: string, more: Partial<Opened> = {}) => go(beside(opened(one, id, more))),
    /** From one of them to their list, or to none. */
    leave: () => back(beside(list === undefined ? null : opened(list, null))),
    refine: (more: Partial<Opened>) => refine(beside({ ...now, ...more })),
    miss,
  };
}
