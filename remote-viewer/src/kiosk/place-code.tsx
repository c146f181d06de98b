import { sourceParameter } from '@vitrine/shared/contract/values/page-parameters';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { AddressCode } from './address-code';

interface PlaceCodeProps {
  /** Where the visitor is. */
  place: URL;
  /** A press in there is none elsewhere. */
  around: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The very place for the visitor's own phone, which comes by a code; a press elsewhere and Escape put it away. */
export function PlaceCode({ place, around, onClose }: PlaceCodeProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (!around.current?.contains(target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It closes this, and not the panel that it stands in.
      event.preventDefault();
      close();
    };
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [around]);
  const address = new URL(place);
  address.searchParams.set(sourceParameter, 'code');
  return <AddressCode address={address.href} />;
}
