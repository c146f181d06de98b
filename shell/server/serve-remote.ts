/**
 * `node --import tsx shell/server/serve-remote.ts <folder> <port> [host]`: serves a remote's releases on an origin of
 * its own, as nginx or a CDN does in a deployment (docker/). The folder holds one folder a release, which never changes.
 */
import { buildRemoteServer } from './remote-server';

const [folder, port, host = '127.0.0.1'] = process.argv.slice(2);
if (!folder || !port) throw new Error('Say which folder to serve and on which port');

const app = await buildRemoteServer(folder);
await app.listen({ port: Number(port), host });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
