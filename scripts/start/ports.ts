import { createServer } from 'node:net';

/** @returns those of `ports` on which nobody can listen at `host` now. */
export async function takenPorts(ports: number[], host: string): Promise<number[]> {
  const free = await Promise.all(ports.map((port) => isFree(port, host)));
  return ports.filter((_port, index) => !free[index]);
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
