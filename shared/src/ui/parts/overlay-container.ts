let container: HTMLElement | null = null;

/**
 * Where dialogs and drawers are put. Not the body itself: there antd locks scrolling with a style element that carries
 * no nonce, which the content security policy refuses; our own style sheet does it (ui-provider.module.css).
 */
export function overlayContainer(): HTMLElement {
  if (!container?.isConnected) container = document.body.appendChild(document.createElement('div'));
  return container;
}
