import type { KeyboardEvent } from 'react';

/** The key that chooses the option at a place: A, B, C … and none after Z. */
export const letterAt = (place: number): string | undefined =>
  place < 26 ? String.fromCharCode(65 + place) : undefined;

/** Where letters are written and Enter has a meaning of its own. */
const isWritten = (element: Element) =>
  element.matches('input:not([type="radio"], [type="checkbox"]), textarea');

/**
 * A letter chooses the option that bears it, of the question that has the focus, else of the first on the page. It works
 * only while the focus is inside the form (WCAG 2.1.4), and never while something is written.
 * @param event of a form whose questions are elements with `data-question`, and whose options have `data-key`.
 */
export function chooseByLetter(event: KeyboardEvent<HTMLFormElement>): void {
  const { altKey, code, ctrlKey, currentTarget, key, metaKey, target } = event;
  if (altKey || ctrlKey || metaKey || !(target instanceof Element) || isWritten(target)) return;
  // On a keyboard of another alphabet, the key that lies where the letter does.
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : /^Key([A-Z])$/.exec(code)?.[1];
  if (!letter || (key.length > 1 && key !== 'Unidentified')) return;
  const around = target.closest('[data-question]') ?? currentTarget;
  const option = around.querySelector<HTMLElement>(`[data-key="${letter}"]`);
  if (!option) return;
  event.preventDefault();
  option.focus();
  option.click();
}

/** Enter goes on from wherever it does not already mean something: fields submit by themselves, buttons are pressed. */
export function goOnByEnter({ currentTarget, key, target }: KeyboardEvent<HTMLFormElement>): void {
  if (key === 'Enter' && target instanceof Element && !target.closest('input, textarea, button, a'))
    currentTarget.requestSubmit();
}
