/**
 * A process of its own, so that its work does not count as waiting: thousands of visitors' live streams, and clients who
 * take without reading, through the shell. Told `in`, it comes and answers `in`; told `out`, it goes and answers `out`.
 */
import { connect, type Socket } from 'node:net';

const [port = 0, streams = 0, hostile = 0] = process.argv.slice(2).map(Number);

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`;
const stream = get('/v1/placements/showroom24/live');
const ahead = { assets: 20, calls: 300 };
/** So long a client that does not read stays, if it is not cut before; then it resets its connection and comes again. */
const staysMs = 1000;
const returnsAfterMs = 100;

/** What such clients do, in turns: ask far ahead and read nothing, read nothing, never end a request. */
async function hostileRequests(): Promise<string[]> {
  const page = await (await fetch(`http://127.0.0.1:${port}/showroom24`)).text();
  const assets = [...new Set(page.match(/\/assets\/[\w.~-]+/g))];
  if (assets.length === 0) throw new Error('The page names none of its files');
  const files = Array.from({ length: ahead.assets }, (_, nth) => get(assets[nth % assets.length] ?? ''));
  return [
    files.join('') + get('/v1/openapi.json').repeat(ahead.calls),
    get('/v1/openapi.json'),
    'GET /v1/openapi.json HTTP/1.1\r\nhost: ',
  ];
}

let present = false;
const sockets = new Set<Socket>();

/** Settles when it is over. A reset that came too late ends with an error and never closes. */
const isOver = (socket: Socket) =>
  new Promise<unknown>((resolve) => socket.once('close', resolve).once('error', resolve));

/** @returns the connection with the request sent, or one that is over already. */
async function connected(request: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  sockets.add(socket);
  const over = isOver(socket).then(() => {
    sockets.delete(socket);
    socket.destroy();
  });
  await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), over]);
  if (!socket.destroyed) socket.write(request);
  return socket;
}

/** @returns once the stream has got its first bytes. @throws where it is not let in: the crowd would not be one. */
async function watch(): Promise<void> {
  const socket = await connected(stream);
  const first = new Promise((resolve) => socket.on('data', resolve));
  const begins = String(await Promise.race([first, isOver(socket)]));
  if (!begins.startsWith('HTTP/1.1 200')) throw new Error(`A stream began with ${begins.slice(0, 200)}`);
}

/** A connection that the other end has closed cannot be reset any more. */
function reset(socket: Socket): void {
  try {
    socket.resetAndDestroy();
  } catch {
    socket.destroy();
  }
}

/** Comes, takes nothing, resets its connection and comes again, until everybody goes. */
async function disturb(request: string): Promise<void> {
  while (present) {
    const socket = (await connected(request)).pause();
    const leaves = setTimeout(() => reset(socket), staysMs);
    if (!socket.destroyed) await isOver(socket);
    clearTimeout(leaves);
    await new Promise((resolve) => setTimeout(resolve, returnsAfterMs));
  }
}

/** A hundred at a time: a full venue does not arrive in one millisecond. */
async function comeIn(): Promise<void> {
  present = true;
  for (let opened = 0; opened < streams; opened += 100) await Promise.all(Array.from({ length: 100 }, watch));
  const requests = await hostileRequests();
  for (let nth = 0; nth < hostile; nth++) void disturb(requests[nth % requests.length] ?? '');
}

async function goOut(): Promise<void> {
  present = false;
  const over = [...sockets].map(isOver);
  for (const socket of sockets) reset(socket);
  await Promise.all(over);
}

process.on('message', async (told: 'in' | 'out') => {
  await (told === 'in' ? comeIn() : goOut());
  process.send?.(told);
});
// However the benchmark ends.
process.on('disconnect', () => process.exit(0));
