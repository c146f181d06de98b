import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** How far something is moved while it is held. */
export interface Moving {
  id: string;
  days: number;
  minutes: number;
}

interface MovingOptions {
  /** What the arrow keys do: a quarter of an hour up and down, or a week. */
  upDown: 'quarter' | 'week';
  /** Pixels of an hour; those of a week's row where days alone are moved. */
  rowHeightOf: (grid: HTMLElement) => number;
  canMove: (id: string) => boolean;
  onChange: (moving: Moving, what: 'picked' | 'moved' | 'cancelled') => void;
  onDrop: (moving: Moving) => void;
}

/** So far a pointer goes before it is meant to move something. */
const slackPx = 4;
const quarter = 15;

/**
 * Moves entries of the calendar, by pointer and by keyboard: Enter or Space picks up and drops, arrows move, Escape
 * cancels. Touch goes on scrolling; there, entries are moved by their button.
 */
export function useMoving({ upDown, rowHeightOf, canMove, onChange, onDrop }: MovingOptions) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const start = useRef<{ x: number; y: number; isDragged: boolean } | null>(null);
  const change = (next: Moving, what: 'picked' | 'moved' | 'cancelled') => {
    setMoving(what === 'cancelled' ? null : next);
    onChange(next, what);
  };
  const cancel = () => {
    start.current = null;
    if (moving) change(moving, 'cancelled');
  };
  const drop = (held: Moving) => {
    setMoving(null);
    if (held.days === 0 && held.minutes === 0) onChange(held, 'cancelled');
    else onDrop(held);
  };
  const byKey = (held: Moving, key: string, isRtl: boolean): Moving | null => {
    const down = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (down) {
      if (upDown === 'week') return { ...held, days: held.days + 7 * down };
      return { ...held, minutes: held.minutes + quarter * down };
    }
    const right = { ArrowRight: 1, ArrowLeft: -1 }[key];
    return right ? { ...held, days: held.days + (isRtl ? -right : right) } : null;
  };
  /** Of each entry. */
  const handlersOf = (id: string) => ({
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key } = event;
      const isHeld = moving?.id === id;
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const next = isHeld ? byKey(moving, key, isRtl) : null;
      if (key === 'Enter' || key === ' ') {
        if (!isHeld && !canMove(id)) return;
        if (isHeld) drop(moving);
        else change({ id, days: 0, minutes: 0 }, 'picked');
      } else if (key === 'Escape' && isHeld) cancel();
      else if (next) change(next, 'moved');
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onBlur: () => moving?.id === id && start.current === null && cancel(),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || event.pointerType === 'touch' || !canMove(id)) return;
      start.current = { x: event.clientX, y: event.clientY, isDragged: false };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      const grid = event.currentTarget.closest<HTMLElement>('[data-calendar-grid]');
      if (!from || !grid) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.isDragged && Math.hypot(x, y) < slackPx) return;
      from.isDragged = true;
      const isRtl = getComputedStyle(grid).direction === 'rtl';
      const columns = Math.round((7 * (isRtl ? -x : x)) / grid.clientWidth);
      const rows = y / rowHeightOf(grid);
      const next =
        upDown === 'week'
          ? { id, days: columns + 7 * Math.round(rows), minutes: 0 }
          : { id, days: columns, minutes: quarter * Math.round((rows * 60) / quarter) };
      if (moving?.days !== next.days || moving.minutes !== next.minutes) change(next, 'moved');
    },
    onPointerUp: () => {
      const isDragged = start.current?.isDragged === true;
      start.current = null;
      if (isDragged && moving) drop(moving);
    },
    onPointerCancel: cancel,
  });
  return { moving, handlersOf };
}
