import { networkOf } from '@vitrine/shared/server/client-network';
import type { FastifyRequest } from 'fastify';

const addresses = new WeakMap<FastifyRequest, string>();

/**
 * From where a request came, as far as trusted proxies say. It is noted when the request begins (app.ts): the socket
 * of a client that hung up has no address any more, and what it attempted is told by the audit log all the same.
 */
export function addressOf(request: FastifyRequest): string {
  // Not there when it hung up before we looked, whatever the type says.
  const address: string = addresses.get(request) ?? request.ip ?? 'unknown';
  addresses.set(request, address);
  return address;
}

/** What limits per address count as the caller's. */
export const callerNetworkOf = (request: FastifyRequest): string => networkOf(addressOf(request));
