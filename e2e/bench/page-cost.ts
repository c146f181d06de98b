import type { Page } from '@playwright/test';

/** A slow phone's network: 150 ms round trip, 1.6 Mbit/s down. */
const slow = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

/** What a page had cost when something was reached. */
export interface PageCost {
  ms: number;
  /** As transferred, headers included. */
  bytes: number;
  requests: number;
  /** Longest chain of requests of which each is only known after the one before: 1 is the page alone. */
  depth: number;
}

/**
 * Slows a page's network and counts what it asks for from now on.
 * @returns a function that tells what it cost until now.
 */
export async function countCost(page: Page): Promise<() => PageCost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  const startedAt = performance.now();
  const depths = new Map<string, number>();
  let bytes = 0;
  let depth = 0;
  session.on('Network.requestWillBeSent', ({ initiator, request, redirectResponse }) => {
    if (redirectResponse || !request.url.startsWith('http') || depths.has(request.url)) return;
    const parents = callersOf(initiator).map((url) => depths.get(url) ?? 0);
    const own = 1 + Math.max(0, ...parents);
    depths.set(request.url, own);
    depth = Math.max(depth, own);
  });
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => ({ ms: performance.now() - startedAt, bytes, requests: depths.size, depth });
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}
interface Initiator {
  url?: string;
  stack?: Stack;
}

/** The page or script that asked, and those that had called it. */
function callersOf({ url, stack }: Initiator): string[] {
  const callers = url ? [url] : [];
  for (let part = stack; part; part = part.parent) callers.push(...part.callFrames.map((frame) => frame.url));
  return callers;
}
