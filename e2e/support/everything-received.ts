import type { BrowserContext, Page, Response } from '@playwright/test';

/** What a browser was given, by where it stood. */
export type Received = Map<string, string>;

/**
 * Collects what a browser is answered from now on: addresses, headers and bodies as they are once decoded, of pages,
 * frames and workers alike. Streams that never end are left to whoever reads them.
 */
export function collectReceived(context: BrowserContext): { settled(): Promise<Received> } {
  const reading: Promise<[string, string]>[] = [];
  context.on('response', (response) => reading.push(read(response)));
  return { settled: async () => new Map(await Promise.all(reading)) };
}

async function read(response: Response): Promise<[string, string]> {
  const headers = JSON.stringify(await response.allHeaders());
  const address = `${response.request().method()} ${response.url()}`;
  if (headers.includes('text/event-stream') || response.status() >= 300) return [address, headers];
  // The browser does not keep what was only preloaded until now; the file never changes.
  const body = await response
    .body()
    .catch(async () => (await response.frame().page().request.get(response.url())).body());
  return [address, `${headers}\n${body.toString('latin1')}\n${body.toString('utf8')}`];
}

/** All that a page's origin keeps in the browser, and the page itself. */
export async function keptInBrowser(page: Page): Promise<Received> {
  const kept = await page.evaluate(async () => {
    const found: [string, string][] = [
      ['the page', document.documentElement.outerHTML],
      ['localStorage', JSON.stringify(localStorage)],
      ['sessionStorage', JSON.stringify(sessionStorage)],
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push([`cache ${name} ${request.url}`, (await (await cache.match(request))?.text()) ?? '']);
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await settled(database.transaction(store).objectStore(store).getAll());
        found.push([`IndexedDB ${name} ${store}`, JSON.stringify(rows)]);
      }
      database.close();
    }
    return found;

    function settled<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    }
  });
  const cookies = JSON.stringify(await page.context().cookies());
  return new Map([...kept, ['cookies', cookies]]);
}

/** Reads a stream until it is stopped. */
export async function readStream(url: string): Promise<{ stop(): Promise<string> }> {
  const stopping = new AbortController();
  const response = await fetch(url, { signal: stopping.signal });
  if (!response.ok || !response.body) throw new Error(`${url} answers ${response.status}`);
  let text = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  })().catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await reading;
      return text;
    },
  };
}
