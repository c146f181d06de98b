import type { Page } from '@playwright/test';

interface Initiator {
  type: string;
  url?: string;
  stack?: Stack;
}
interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}
export interface SeenRequest {
  url: string;
  type: string;
  /**
   * How many requests had to be answered one after the other before this one could be sent, itself counted: the
   * document is 1, what its HTML names 2, what a script asks for one more than that script.
   */
  depth: number;
  /** Addresses without which it would not have been sent. */
  causes: string[];
}

/** Every request of a page from now on, with its place in the chain, as Chromium's debugging protocol tells it. */
export async function watchRequests(page: Page): Promise<SeenRequest[]> {
  const session = await page.context().newCDPSession(page);
  const seen: SeenRequest[] = [];
  const depths = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ request, initiator, type = '' }) => {
    if (!request.url.startsWith('http')) return;
    const causes = causesOf(initiator);
    const depth = 1 + Math.max(0, ...causes.map((url) => depths.get(url) ?? 0));
    if (!depths.has(request.url)) depths.set(request.url, depth);
    seen.push({ url: request.url, type, depth, causes });
  });
  await session.send('Network.enable');
  return seen;
}

function causesOf({ url, stack }: Initiator): string[] {
  const urls = url ? [url] : [];
  for (let current = stack; current; current = current.parent)
    urls.push(...current.callFrames.map((frame) => frame.url));
  return urls;
}
