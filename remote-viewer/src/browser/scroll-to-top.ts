/** Shows something else from its beginning: scrolls back what is scrolled around it, inside this page. */
export function scrollToTop(element: Element | null): void {
  let around = element?.parentElement;
  while (around && around.scrollTop === 0) around = around.parentElement;
  if (around) around.scrollTop = 0;
}
