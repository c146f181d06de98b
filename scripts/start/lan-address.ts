import { networkInterfaces } from 'node:os';
import { StartError } from './start-error';

/** This machine's IPv4 address in its network. @throws StartError without a network. */
export function lanAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const address = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  if (!address) throw new StartError('--lan needs a network: this machine has no IPv4 address but its own.');
  return address;
}
