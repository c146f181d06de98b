import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { EventStream } from './event-stream';

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
