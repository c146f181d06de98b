import { useEffect, useState } from 'react';

const isSeen = () => document.visibilityState !== 'hidden';

/**
 * Whether somebody can see the page: its tab is in front, its phone is on.
 * @param ms for so long a page that was seen still counts as seen.
 */
export function usePageSeen(ms: number): boolean {
  const [seen, setSeen] = useState(isSeen);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(waiting);
      if (isSeen()) setSeen(true);
      else waiting = setTimeout(setSeen, ms, false);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ms]);
  return seen;
}
