import { lookup } from 'node:dns/promises';
import { isReachable, isRefusedLiteral } from '../outgoing/reachable-address';
import { invalid } from '../problem';
import type { Way } from './send-message';

/**
 * Says at the field what would never be delivered. Every connection checks again, because names change; one that
 * nobody knows today is taken, since it may be there tomorrow, and a test message tells.
 * @throws ProblemError 400.
 */
export async function checkWebhookAddress(address: string, { allowsLoopback }: Way): Promise<void> {
  const url = new URL(address);
  if (url.protocol !== 'https:' && !allowsLoopback)
    throw invalid('/address', 'An address that starts with https://');
  const found = await lookup(url.hostname, { all: true }).catch(() => []);
  if (
    isRefusedLiteral(url, allowsLoopback) ||
    found.some((each) => !isReachable(each.address, allowsLoopback))
  )
    throw invalid('/address', 'This leads into a private network. Give an address on the public internet');
}
