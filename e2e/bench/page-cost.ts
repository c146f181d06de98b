import type { Page } from '@playwright/test';
import { watchRequests } from '../support/requests';

/** A slow phone's network. */
const slow = { latencyMs: 150, downBitsPerSecond: 1_600_000, upBitsPerSecond: 750_000 };

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
export async function countCost(page: Page, network = slow): Promise<() => PageCost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.downBitsPerSecond / 8,
    uploadThroughput: network.upBitsPerSecond / 8,
  });
  const seen = await watchRequests(page);
  const startedAt = performance.now();
  const bytes = new Map<string, number>();
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  // Of what is over, with its headers; of the document itself nothing is told before.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength);
  });
  return () => ({
    ms: performance.now() - startedAt,
    bytes: [...bytes.values()].reduce((sum, count) => sum + count, 0),
    requests: new Set(seen.map(({ url }) => url)).size,
    depth: Math.max(0, ...seen.map(({ depth }) => depth)),
  });
}
