/** Keys that zoom with ctrl or meta: plus, minus, equals, on the numpad too (specification, section 1). */
const zoomKeys = new Set(['+', '-', '=']);
const zoomCodes = new Set(['NumpadAdd', 'NumpadSubtract', 'NumpadEqual']);

/**
 * Blocks the browser's zoom by keyboard and wheel, as the specification asks. Pinch zoom on touch screens stays, and
 * the text size control makes up for the rest (WCAG 1.4.4). Stops no propagation, so that screens still see the events.
 * See docs/decisions/browser-zoom.md.
 * @returns undo
 */
export function blockZoom(target: Window = window): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (zoomKeys.has(event.key) || zoomCodes.has(event.code)) event.preventDefault();
  };
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) event.preventDefault();
  };
  target.addEventListener('keydown', onKeyDown);
  // Browsers make wheel listeners on the window passive unless told otherwise; a passive one cannot prevent anything.
  target.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    target.removeEventListener('keydown', onKeyDown);
    target.removeEventListener('wheel', onWheel);
  };
}
