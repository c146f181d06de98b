import { createContext, Fragment, type ReactNode, useCallback, useContext, useState } from 'react';

/** What a window is told by whoever opened it. */
export interface MenuWindow {
  open: boolean;
  onClose: () => void;
}

type RenderWindow = (window: MenuWindow) => ReactNode;

interface Shown {
  render: RenderWindow;
  open: boolean;
  /** Counts up: each time a window opens it begins anew. */
  opening: number;
}

const ShowWindow = createContext<((render: RenderWindow) => void) | null>(null);

/**
 * A screen, and beside it the window that one of its menus has opened. Not within: a row that leaves its list, because a
 * filter fits it no longer or a page was turned, would take its open window along, and what was typed there.
 */
export function WindowsBeside({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback(
    (render: RenderWindow) =>
      setShown((former) => ({ render, open: true, opening: (former?.opening ?? 0) + 1 })),
    [],
  );
  // What a window has sent may be answered when another one is open.
  const close = (opening: number) =>
    setShown((now) => (now?.opening === opening ? { ...now, open: false } : now));
  return (
    <ShowWindow value={show}>
      {children}
      {shown && (
        <Fragment key={shown.opening}>
          {shown.render({ open: shown.open, onClose: () => close(shown.opening) })}
        </Fragment>
      )}
    </ShowWindow>
  );
}

/** @returns opens a window about a thing as it is now, which stays until it is closed. */
export function useShowWindow(): (render: RenderWindow) => void {
  const show = useContext(ShowWindow);
  if (!show) throw new Error('There is no WindowsBeside around this screen');
  return show;
}
