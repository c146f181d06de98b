import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes, on stopping, the connections on which nothing was asked yet. Browsers open some in advance and keep them;
 * node's server counts them as busy and would wait for each.
 * @returns what closes them.
 */
export function watchUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    for (const socket of unused) socket.destroy();
  };
}
