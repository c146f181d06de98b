import ipaddr from 'ipaddr.js';

/** What limits per address count as one: an IPv4 address, or the /64 of an IPv6 one, since whoever has one has all of it. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`)}/64`
    : address.toString();
}
