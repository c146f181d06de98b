import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

/** How much of a narrow screen the sheet takes, from the least. */
export const sheetHeights = ['peek', 'half', 'full'] as const;
export type SheetHeight = (typeof sheetHeights)[number];

/** A press that moves less is none of a swipe. */
const pressPx = 6;
/** As sheet.module.css draws them, of the room that there is. */
const shares: Record<SheetHeight, number> = { peek: 0.3, half: 0.6, full: 1 };
/** Below this share of the room, letting go closes it. */
const closingShare = 0.18;

interface SheetHeightOptions {
  sheet: RefObject<HTMLElement | null>;
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  onClose: () => void;
}

/**
 * How a sheet is pulled to another height: by its header with a finger, with a button, with the arrow keys.
 * @returns what the header and its handle listen to, and how high it is while a finger holds it.
 */
export function useSheetHeight({ sheet, height, onHeight, onClose }: SheetHeightOptions) {
  const from = useRef<{ y: number; px: number } | null>(null);
  const [heldPx, setHeldPx] = useState<number | null>(null);
  const step = (by: 1 | -1) => {
    const next = sheetHeights[sheetHeights.indexOf(height) + by];
    if (next) onHeight(next);
    else if (by < 0) onClose();
  };
  const letGo = () => {
    from.current = null;
    const room = sheet.current?.parentElement?.clientHeight ?? 0;
    if (heldPx === null || room === 0) return;
    setHeldPx(null);
    const share = heldPx / room;
    if (share < closingShare) return onClose();
    const distance = (one: SheetHeight) => Math.abs(shares[one] - share);
    onHeight(sheetHeights.reduce((best, one) => (distance(one) < distance(best) ? one : best)));
  };
  return {
    heldPx,
    header: {
      onPointerDown: ({ clientY }: PointerEvent) => {
        from.current = { y: clientY, px: sheet.current?.clientHeight ?? 0 };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = from;
        if (!current || Math.abs(event.clientY - current.y) < pressPx) return;
        // From here on it is a swipe, wherever the finger goes.
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeldPx(Math.max(0, current.px + current.y - event.clientY));
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
    handle: {
      onClick: () => onHeight(height === 'full' ? 'half' : 'full'),
      onKeyDown: (event: KeyboardEvent) => {
        const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
        if (by === null) return;
        event.preventDefault();
        step(by);
      },
    },
  };
}
