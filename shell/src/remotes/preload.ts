import { scriptAddress } from './script-address';

/** How often a file was given up, by address. */
const givenUp = new Map<string, number>();

/**
 * Begins to fetch a script or style sheet of a remote before an element asks for it.
 * @returns its tag, with the address at which the element finds it
 */
export function preload(url: string, integrity = ''): HTMLLinkElement {
  const times = givenUp.get(url);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = url.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = times ? `${url}?again=${times}` : url;
  document.head.append(link);
  return link;
}

/**
 * Keeps the address from an element of a remote until its file is in the browser. What is not there by the deadline is
 * given up, and the element told so as of an error, of the type `timeout`: browsers end no request of a script or style
 * sheet, whatever becomes of its element. One that hangs would keep its connection, of which there are six to a server
 * without HTTP/2. A preload does end with its tag, in Chromium; Firefox goes on waiting, and lets another request for
 * the same address wait with it. So what was given up is asked for at another address.
 */
export function loadWithin(element: HTMLScriptElement | HTMLLinkElement, deadlineMs: number): void {
  const url = 'src' in element ? element.src : element.href;
  element.removeAttribute('src' in element ? 'src' : 'href');
  const link = preload(url, element.integrity);
  const address = link.href;
  const end = () => {
    link.onload = link.onerror = null;
  };
  const load = () => {
    end();
    if ('src' in element) element.src = scriptAddress(address);
    else element.href = address;
  };
  // What came instead of the file is the element's own to tell.
  link.onload = link.onerror = load;
  // Firefox lets people turn preloads off.
  if (!link.relList.supports('preload')) load();
  setTimeout(() => {
    // It loaded or failed, and has nobody to tell any more.
    if (!element.onerror) return;
    end();
    abandonPreloads(url);
    element.onerror({ type: 'timeout', target: { src: url, href: url } } as never);
  }, deadlineMs);
}

/**
 * Ends the preloads at addresses that begin so, the page's own among them, but for those that an element waits for.
 * Whoever needs one of these files later would otherwise wait for a request that may hang since the page was opened.
 */
export function abandonPreloads(address: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')) {
    if (link.onload || !link.href.startsWith(address)) continue;
    const [url = ''] = link.href.split('?');
    givenUp.set(url, (givenUp.get(url) ?? 0) + 1);
    link.remove();
  }
}
