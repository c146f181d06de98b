import type { ReactNode } from 'react';
import { useDisplay } from '../display/use-display';
import { Later } from '../experience/later';

/** Only kiosks show it. */
const loadTakeAlong = () => import('../kiosk/take-along').then((file) => file.TakeAlong);

interface OutwardLinkProps {
  href: string | undefined;
  className?: string | undefined;
  /** Of the element that says that it opens beside this page. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A link to another site, which opens beside this page; on a kiosk, which nobody leaves, as a code to take along. */
export function OutwardLink({ href = '', describedBy, children, ...props }: OutwardLinkProps) {
  if (useDisplay().isKiosk)
    return (
      <Later load={loadTakeAlong} meanwhile={children}>
        {(TakeAlong) => (
          <TakeAlong href={href} {...props}>
            {children}
          </TakeAlong>
        )}
      </Later>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby={describedBy} {...props}>
      {children}
    </a>
  );
}
