import { type ReactNode, useState } from 'react';
import { useDisplay } from '../display/use-display';
import { Later } from '../experience/later';
import styles from './controls.module.css';

/** Only kiosks show it. */
const loadAddressCode = () => import('../kiosk/address-code').then((file) => file.AddressCode);

interface OutwardLinkProps {
  href: string | undefined;
  className?: string | undefined;
  /** Of the element that says that it opens beside this page. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A link to another site, which opens beside this page; on a kiosk, which nobody leaves, as a code to take along. */
export function OutwardLink({ href = '', className, describedBy, children }: OutwardLinkProps) {
  const { isKiosk } = useDisplay();
  const [isShown, setShown] = useState(false);
  if (!isKiosk)
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={className}
        aria-describedby={describedBy}
      >
        {children}
      </a>
    );
  return (
    <>
      <button
        type="button"
        className={className ?? styles.asLink}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {children}
      </button>
      <span role="status">
        {isShown && <Later load={loadAddressCode}>{(AddressCode) => <AddressCode address={href} />}</Later>}
      </span>
    </>
  );
}
