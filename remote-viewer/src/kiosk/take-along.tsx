import { type ReactNode, useState } from 'react';
import controls from '../controls/controls.module.css';
import { AddressCode } from './address-code';

interface TakeAlongProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Where elsewhere a link stands: it shows the address as a code. */
export function TakeAlong({ href, className = controls.asLink, children }: TakeAlongProps) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {children}
      </button>
      <span role="status">{isShown && <AddressCode address={href} />}</span>
    </>
  );
}
