/**
 * Moves the focus to where a visitor has come. In the editor's preview only while staff are inside it: what opens
 * there must not take the focus from the form beside it.
 */
export function takeFocus(element: Element | null): void {
  const inPreview = window.parent !== window;
  if (element instanceof HTMLElement && (!inPreview || document.hasFocus())) element.focus();
}
