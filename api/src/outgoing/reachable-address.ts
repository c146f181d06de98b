import { type LookupAddress, type LookupAllOptions, lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The API does not connect to it: it is not of the public internet. */
export class PrivateAddress extends Error {}

/** All of IPv6 that is given out for the public internet; `::7f00:1` and what is not given out yet lie outside. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether the API may connect to it: to the public internet, and where it is being developed to the machine itself.
 * Everything else (private networks, link-local with its metadata services, addresses that wrap another one) is refused.
 */
export function isReachable(address: string, allowsLoopback: boolean): boolean {
  // An IPv4 address inside an IPv6 one is judged as what it is.
  const judged = ipaddr.process(address);
  const range = judged.range();
  if (range === 'loopback') return allowsLoopback;
  return range === 'unicast' && (judged.kind() === 'ipv4' || judged.match(publicIpv6));
}

/** As the machine resolves names; a test has its own. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Looks names up for a connection, which then goes to exactly what was judged: a name cannot change in between. */
export function guardedLookup(allowsLoopback: boolean, resolve: Resolve = lookUp): LookupFunction {
  return (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      if (found.length === 0 || !found.every(({ address }) => isReachable(address, allowsLoopback)))
        return callback(new PrivateAddress(hostname), []);
      const [first] = found;
      if (options.all || !first) return callback(null, found);
      callback(null, first.address, first.family);
    });
}

/** The same for an address without a name, for which nothing is looked up. */
export function isRefusedLiteral(url: URL, allowsLoopback: boolean): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isReachable(host, allowsLoopback);
}
