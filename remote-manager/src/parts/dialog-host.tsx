import { createContext, Fragment, type ReactNode, useCallback, useContext, useState } from 'react';

/** What a dialog gets from whoever opened it. */
export interface MenuDialog {
  open: boolean;
  onClose: () => void;
}

type RenderDialog = (dialog: MenuDialog) => ReactNode;

interface Shown {
  render: RenderDialog;
  open: boolean;
  /** Counts up: each time a dialog opens it starts again. */
  opening: number;
}

const ShowDialog = createContext<((render: RenderDialog) => void) | null>(null);

/**
 * A screen, and beside it the dialog that one of its menus has opened. Not within: a row that leaves its list, because a
 * filter fits it no longer or a page was turned, would take its open dialog along, and what was typed there.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback(
    (render: RenderDialog) =>
      setShown((former) => ({ render, open: true, opening: (former?.opening ?? 0) + 1 })),
    [],
  );
  // What a dialog has sent may be answered when another one is open.
  const close = (opening: number) =>
    setShown((now) => (now?.opening === opening ? { ...now, open: false } : now));
  return (
    <ShowDialog value={show}>
      {children}
      {shown && (
        <Fragment key={shown.opening}>
          {shown.render({ open: shown.open, onClose: () => close(shown.opening) })}
        </Fragment>
      )}
    </ShowDialog>
  );
}

/** @returns opens a dialog about a thing as it is now, which stays until it is closed. */
export function useShowDialog(): (render: RenderDialog) => void {
  const show = useContext(ShowDialog);
  if (!show) throw new Error('There is no DialogHost around this screen');
  return show;
}
