import { randomInt } from 'node:crypto';
import { portsFrom } from '../parts';
import { takenPorts } from '../ports';

/** A port for the shell of a product of which every part's port is free; below those that systems give away. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 25_000);
    const { shell, remotes, api, emulator } = portsFrom(port);
    const taken = await takenPorts([shell, ...remotes, api, emulator], '127.0.0.1');
    if (taken.length === 0) return port;
  }
}
