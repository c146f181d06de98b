import { tabStorage } from '@vitrine/shared/browser/guarded-storage';
import { modeParameter } from '@vitrine/shared/contract/values/page-parameters';
import { useLocation, useNavigationType } from '@vitrine/shared/host';
import { useEffect } from 'react';
import { modeIn } from '../display/display-mode';

/** Under which the tab keeps where in its history the present visitor has begun: a reload does not move that. */
const beginningKey = 'vitrine.beginning';

const beginning = () => Number(tabStorage.get(beginningKey)) || 0;
const beginAt = (index: number) => tabStorage.set(beginningKey, String(index));
/** Where in the tab's history the page is, as the router counts. */
const here = () => Number(window.history.state?.idx) || 0;

/** What an address keeps for the next visitor of a kiosk, who begins at the landing. */
export function forTheNext(asked: URLSearchParams): URLSearchParams {
  const mode = modeIn(asked);
  return new URLSearchParams(mode ? { [modeParameter]: mode } : {});
}

const landing = () =>
  `${window.location.pathname}?${forTheNext(new URLSearchParams(window.location.search))}`;

/**
 * The next entry of the history is the next visitor's first one. A new one, so that nothing of the former visitor's lies
 * ahead of it either.
 */
export const beginAtNextEntry = (): void => void beginAt(here() + 1);

/** Puts such an entry where only a page that is loaded anew sees it. */
export function pushFirstEntry(): void {
  beginAtNextEntry();
  window.history.pushState({ idx: beginning() }, '', landing());
}

/** Whoever goes back further than they have come is at the landing, and not where somebody else has been. */
export function useOwnHistory(): void {
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      if ((state?.idx ?? beginning()) < beginning())
        window.history.replaceState({ ...state, usr: null }, '', landing());
    };
    // Before the router, which shows what is there.
    window.addEventListener('popstate', onPop, true);
    return () => window.removeEventListener('popstate', onPop, true);
  }, []);
  const { key } = useLocation();
  const isNew = useNavigationType() === 'PUSH';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry
  useEffect(() => {
    // From there one steps inside again: what was pushed has nothing ahead of it, and is their own.
    if (isNew && here() < beginning()) beginAt(here());
  }, [key, isNew]);
}
