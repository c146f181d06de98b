import { randomInt } from 'node:crypto';
import { portsFrom } from './parts';
import { takenPorts } from './ports';

/**
 * A free port below those that systems give away: nobody who asks for any port is given it before it is used.
 * @param neededWith the ports that have to be free with it, itself included.
 */
export async function freePort(neededWith = (port: number) => [port]): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 25_000);
    const taken = await takenPorts(neededWith(port), '127.0.0.1');
    if (taken.length === 0) return port;
  }
}

/** The same for the shell of a product of which every part's port is free. */
export const freePortOfProduct = () =>
  freePort((port) => {
    const { shell, remotes, api, emulator } = portsFrom(port);
    return [shell, ...remotes, api, emulator];
  });
