import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useEditorTexts } from '../texts/texts';
import styles from './preview.module.css';
import { paneWidths, withinPane } from './preview-settings';

const stepPx = 24;

/** The edge between form and preview: dragged, or moved with the arrow keys. */
export function WidthHandle({ width, onChange }: { width: number; onChange: (width: number) => void }) {
  const t = useEditorTexts();
  const [from, setFrom] = useState<{ x: number; width: number } | null>(null);
  const towardsForm = (event: { currentTarget: Element }) =>
    getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom({ x: event.clientX, width });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (from) onChange(withinPane(from.width + (from.x - event.clientX) * towardsForm(event)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    onChange(withinPane(width + direction * stepPx * towardsForm(event)));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves, which hr does not
    <div
      className={styles.handle}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('preview.width')}
      aria-valuenow={width}
      aria-valuemin={paneWidths.least}
      aria-valuemax={paneWidths.most}
      tabIndex={0}
      data-dragging={from !== null}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => setFrom(null)}
      onPointerCancel={() => setFrom(null)}
      onKeyDown={onKeyDown}
    />
  );
}
