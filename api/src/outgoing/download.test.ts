import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Download, download } from './download';

let folder: string;
let server: Server;
let asked: string[];
let answer: RequestListener;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-download-'));
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const fetched = (address: string, own: Partial<Download> = {}, allowsLoopback = true) =>
  download(
    address,
    join(folder, 'file'),
    { allowsLoopback },
    { types: ['image/'], maxBytes: 1000, deadlineMs: 10_000, signal: new AbortController().signal, ...own },
  );

test('writes what lies at an address, behind redirects too', async () => {
  answer = (request, response) =>
    request.url === '/moved'
      ? response.writeHead(302, { location: '/here.png' }).end()
      : response.writeHead(200, { 'content-type': 'image/png' }).end('pixels');
  await fetched(at('/moved'));
  expect(asked).toEqual(['/moved', '/here.png']);
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('pixels');
});

/** Speaks something else from now on. */
const switchProtocols: RequestListener = (_, response) =>
  response.socket?.write(
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );

const failures: [what: string, answer: RequestListener, reason: object][] = [
  [
    'a redirect to a private address',
    (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    { reason: 'private-address' },
  ],
  [
    'a redirect to another protocol',
    (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    { reason: 'no-address' },
  ],
  [
    'redirects without end',
    (request, response) => response.writeHead(301, { location: `${request.url}0` }).end(),
    { reason: 'redirects' },
  ],
  ['nothing there', (_, response) => response.writeHead(404).end(), { reason: 'status', status: 404 }],
  [
    'a page',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>'),
    { reason: 'type' },
  ],
  [
    'a length above the limit',
    (_, response) => response.writeHead(200, { 'content-length': 1001 }).flushHeaders(),
    { reason: 'too-large' },
  ],
  [
    'more than it says',
    (_, response) => response.writeHead(200).end('x'.repeat(1001)),
    { reason: 'too-large' },
  ],
  [
    'half of what it says',
    (_, response) => response.writeHead(200, { 'content-length': 1000 }).write('x', () => response.destroy()),
    { reason: 'unreachable' },
  ],
  ['another protocol', switchProtocols, { reason: 'unreachable' }],
];
test.each(failures)('takes nothing of %s, and leaves nothing behind', async (_, given, failure) => {
  answer = given;
  await expect(fetched(at('/1'))).rejects.toMatchObject(failure);
  expect(await readdir(folder)).toEqual([]);
  expect(asked.length).toBeLessThan(10);
});

test.each([
  ['an answer', () => {}],
  ['the rest', (_, response) => response.writeHead(200).write('x')],
] as [string, RequestListener][])('does not wait for %s longer than it may', async (_, given) => {
  answer = given;
  await expect(fetched(at('/1'), { deadlineMs: 100 })).rejects.toMatchObject({ reason: 'too-slow' });
  expect(await readdir(folder)).toEqual([]);
});

test('asks this machine only where that is allowed', async () => {
  await expect(fetched(at('/1'), {}, false)).rejects.toMatchObject({ reason: 'private-address' });
  expect(asked).toEqual([]);
});

test.each(['lamp.png', 'ftp://shop.example/lamp.png', '//', ''])('“%s” is no address', async (address) =>
  expect(fetched(address)).rejects.toMatchObject({ reason: 'no-address' }),
);

test('ends with whoever asked for it', async () => {
  const stopping = new AbortController();
  answer = () => stopping.abort(new Error('The process ends'));
  await expect(fetched(at('/1'), { signal: stopping.signal })).rejects.toThrow('The process ends');
});
