import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { EventStream, snapshotOf } from './event-stream';

it('a client that went before its stream began has left', async () => {
  const app = Fastify();
  let left = false;
  const handled = new Promise<void>((done) => {
    app.get('/', async (incoming, reply) => {
      client.destroy();
      await once(incoming.raw.socket, 'close');
      const stream = new EventStream(reply, new Date());
      stream.onClose(() => {
        left = true;
      });
      stream.end();
      done();
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = request({ port: (app.server.address() as AddressInfo).port });
  client.on('error', () => undefined).end();
  await handled;
  expect(left).toBe(true);
  await app.close();
});

it('keeps no queue for a client that does not read: it gets the newest once it reads again', async () => {
  const app = Fastify();
  const taken = new Promise<{ stream: EventStream; socket: Socket }>((done) => {
    app.get('/', (incoming, reply) =>
      done({ stream: new EventStream(reply, new Date()), socket: incoming.raw.socket }),
    );
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect({ port: (app.server.address() as AddressInfo).port }).pause();
  client.write('GET / HTTP/1.1\r\nhost: venue\r\n\r\n');
  const { socket, stream } = await taken;
  const padding = 'x'.repeat(100_000);
  const last = 500;
  let kept = 0;
  for (let n = 1; n <= last; n++) {
    stream.send(snapshotOf(n, { n, padding }));
    await setImmediate();
    kept = Math.max(kept, socket.writableLength);
  }
  // One that the socket could not take at once, and none behind it.
  expect(kept).toBeLessThan(2 * padding.length);
  let read = '';
  client.setEncoding('utf8').on('data', (text: string) => {
    read += text;
    if (read.includes(`id: ${last}\n`) && read.endsWith('\n\n')) stream.end();
  });
  client.resume();
  await once(client, 'close');
  const ids = [...read.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(ids.at(-1)).toBe(last);
  expect(ids.length).toBeLessThan(last / 2);
  await app.close();
});
