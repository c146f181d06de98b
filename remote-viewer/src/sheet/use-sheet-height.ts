import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type SheetHeight, sheetHeights } from './sheet-layout';

/** A press that moves less is none of a swipe. */
const pressPx = 6;
/** Where a press of its handle leads: to each of the heights in turn. */
const afterPress = { peek: 'half', half: 'full', full: 'peek' } as const satisfies Record<
  SheetHeight,
  SheetHeight
>;
/** Below this share of the room, letting go closes it. */
const closingShare = 0.18;

interface SheetHeightOptions {
  sheet: RefObject<HTMLElement | null>;
  height: SheetHeight;
  /** Of the room that there is. */
  shares: Record<SheetHeight, number>;
  onHeight: (height: SheetHeight) => void;
  onClose: () => void;
}

/**
 * How a sheet is pulled to another height: by its header with a finger, with a button, with the arrow keys.
 * @returns what the header and its handle listen to, and which share of the room it takes while a finger holds it.
 */
export function useSheetHeight({ sheet, height, shares, onHeight, onClose }: SheetHeightOptions) {
  const from = useRef<{ y: number; px: number; room: number } | null>(null);
  const [held, setHeld] = useState<number | null>(null);
  const step = (by: 1 | -1) => {
    const next = sheetHeights[sheetHeights.indexOf(height) + by];
    if (next) onHeight(next);
    else if (by < 0) onClose();
  };
  const letGo = () => {
    from.current = null;
    if (held === null) return;
    setHeld(null);
    if (held < closingShare) return onClose();
    const distance = (one: SheetHeight) => Math.abs(shares[one] - held);
    onHeight(sheetHeights.reduce((best, one) => (distance(one) < distance(best) ? one : best)));
  };
  return {
    held,
    header: {
      onPointerDown: ({ clientY }: PointerEvent) => {
        const room = heightOf(sheet.current?.parentElement);
        from.current = room > 0 ? { y: clientY, px: heightOf(sheet.current), room } : null;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = from;
        if (!current || Math.abs(event.clientY - current.y) < pressPx) return;
        // From here on it is a swipe, wherever the finger goes.
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(Math.max(0, current.px + current.y - event.clientY) / current.room);
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
    handle: {
      onClick: () => onHeight(afterPress[height]),
      onKeyDown: (event: KeyboardEvent) => {
        const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
        if (by === null) return;
        event.preventDefault();
        step(by);
      },
    },
  };
}

/** In the pixels in which pointers are told, however the page is zoomed. */
const heightOf = (element: Element | null | undefined): number =>
  element?.getBoundingClientRect().height ?? 0;
