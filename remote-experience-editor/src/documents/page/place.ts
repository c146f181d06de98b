/** Spread on the element where what a JSON pointer names is edited: findings lead there. */
export const placed = (pointer: string | undefined) =>
  pointer === undefined ? {} : { 'data-place': pointer };

/** Spread on a list instead, whose entries have places of their own under their keys. */
export const placedList = (pointer: string | undefined) =>
  pointer === undefined ? {} : { ...placed(pointer), 'data-entries': '' };

const fields = ['input:not([type=file])', 'textarea', 'select']
  .map((field) => `${field}:not(:disabled)`)
  .join(', ');
const link = 'a[href]';
const button = 'button:not(:disabled)';

/** Whether what a JSON pointer names is on the page itself, and not only what is around it. */
export const isPlaced = (pointer: string, page: ParentNode): boolean => placeOf(pointer, page) !== null;

/** The last that can be seen: an entry of a list comes before the form that it opens. */
const placeOf = (pointer: string, page: ParentNode) =>
  [...page.querySelectorAll(`[data-place="${CSS.escape(pointer)}"]`)].filter(isVisible).at(-1) ?? null;

/** Not so in a tab that is not chosen. Where nothing is laid out, all is taken for visible. */
const isVisible = (place: Element) => !('checkVisibility' in place) || place.checkVisibility();

/** The keys that a JSON pointer names. */
export const pathOf = (pointer: string): string[] => pointer.split('/').slice(1);

/**
 * The marked place on the page that is nearest to what a path names; null while none is. Where a list does not show the
 * entry that is named, nothing near it is meant: it holds other entries' fields.
 */
export function placeFor(path: string[], page: ParentNode): HTMLElement | null {
  for (let end = path.length; end > 0; end -= 1) {
    const place = placeOf(['', ...path.slice(0, end)].join('/'), page);
    if (place instanceof HTMLElement)
      return end < path.length && place.matches('[data-entries]') ? null : place;
  }
  return null;
}

/**
 * What to focus for a JSON pointer: the field at the place that is marked nearest to it; where there is no field, the
 * link to where it is written, or a button; the place itself where there is none of them. null while no such place is on
 * the page.
 */
export function focusFor(pointer: string, page: ParentNode): HTMLElement | null {
  const place = placeFor(pathOf(pointer), page);
  return place && focusIn(place);
}

function focusIn(place: HTMLElement): HTMLElement {
  if (place.matches(fields)) return place;
  const around = place.closest('section') ?? place;
  const found =
    place.querySelector(fields) ??
    place.querySelector(link) ??
    place.querySelector(button) ??
    around.querySelector(button);
  return found instanceof HTMLElement ? found : place;
}
