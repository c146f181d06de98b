import type { MouseEvent, ReactNode } from 'react';
import { useAddress } from '../address/address';
import { OutwardLink } from '../controls/outward-link';

interface TextLinkProps {
  href: string | undefined;
  children: ReactNode;
}

/** A link that staff wrote: to a place of this very page, most simply `?open=product:ID`, it leads there. */
export function TextLink({ href, children }: TextLinkProps) {
  const { follow, namesPlace } = useAddress();
  const words = wordsOnThisPage(href);
  if (!words || !namesPlace(words)) return <OutwardLink href={href}>{children}</OutwardLink>;
  const onClick = (event: MouseEvent) => {
    // Whoever wants it in another tab gets it there.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    follow(words);
  };
  return (
    <a href={href} onClick={onClick}>
      {children}
    </a>
  );
}

/** @returns what an address says of this page; null: it is another's, or none. */
function wordsOnThisPage(href = ''): URLSearchParams | null {
  const { location } = window;
  if (!URL.canParse(href, location.href)) return null;
  const { origin, pathname, searchParams } = new URL(href, location.href);
  const isHere = origin === location.origin && pathname === location.pathname;
  return isHere ? searchParams : null;
}
