/** Spread on the element where what a JSON pointer names is edited: findings lead there. */
export const placed = (pointer: string | undefined) =>
  pointer === undefined ? {} : { 'data-place': pointer };

const fields = ['input:not([type=file])', 'textarea', 'select']
  .map((field) => `${field}:not(:disabled)`)
  .join(', ');

/**
 * What to focus for a JSON pointer: the field at the place that is marked nearest to it, a button where there is no
 * field, the place itself where there is neither. null while no such place is on the page.
 */
export function focusFor(pointer: string, page: ParentNode): HTMLElement | null {
  const parts = pointer.split('/');
  for (let end = parts.length; end > 1; end -= 1) {
    const place = page.querySelector(`[data-place="${CSS.escape(parts.slice(0, end).join('/'))}"]`);
    if (place instanceof HTMLElement) return focusIn(place);
  }
  return null;
}

function focusIn(place: HTMLElement): HTMLElement {
  if (place.matches(fields)) return place;
  const around = place.closest('section') ?? place;
  const found = place.querySelector(fields) ?? around.querySelector('button:not(:disabled)');
  return found instanceof HTMLElement ? found : place;
}
