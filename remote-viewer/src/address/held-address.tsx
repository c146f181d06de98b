import { type ReactNode, useState } from 'react';
import { type Address, AddressContext } from './address';
import type { Place } from './place';

interface HeldAddressProps {
  /** Where one is from the start; another object leads there again. */
  at: Place | null;
  children: ReactNode;
}

/** A place that no address names: the editor's preview, whose way back is the editor's. */
export function HeldAddress({ at, children }: HeldAddressProps) {
  const [place, setPlace] = useState(at);
  const [asked, setAsked] = useState(at);
  if (at !== asked) {
    setAsked(at);
    setPlace(at);
  }
  const address: Address = {
    place,
    go: setPlace,
    back: setPlace,
    refine: setPlace,
    // A draft says nothing of what it has not got.
    miss: () => undefined,
  };
  return <AddressContext value={address}>{children}</AddressContext>;
}
