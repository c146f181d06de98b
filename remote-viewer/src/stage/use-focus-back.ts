import { useEffect, useRef } from 'react';
import { takeFocus } from '../browser/take-focus';

/** The dock's button of a panel. */
export const openerId = (panel: string) => `open-${panel}`;

/** When a panel has closed, the focus goes to what had opened it; by an address, to what would have. */
export function useFocusBack(openPanel: string | null): void {
  const former = useRef(openPanel);
  useEffect(() => {
    if (openPanel === null && former.current !== null)
      takeFocus(document.getElementById(openerId(former.current)));
    former.current = openPanel;
  }, [openPanel]);
}
