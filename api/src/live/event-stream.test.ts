import { get, type IncomingMessage } from 'node:http';
import fastify from 'fastify';
import { EventStream } from './event-stream';

const big = 'x'.repeat(100_000);

it('gives a slow client the newest snapshot instead of all of them', async () => {
  const app = fastify();
  let stream: EventStream | undefined;
  app.get('/', (_, reply) => {
    stream = new EventStream(reply);
    return reply;
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await new Promise<IncomingMessage>((resolve) => get(origin, resolve));
  response.pause();
  for (let n = 1; n <= 1000; n++) {
    stream?.send({ sequence: n, data: JSON.stringify({ n, big }) });
    // Lets the socket write, so that its buffers fill up.
    await new Promise((resolve) => setImmediate(resolve));
  }
  let text = '';
  await new Promise<void>((resolve) => {
    response.resume().on('data', (chunk) => {
      text += chunk;
      if (text.includes('id: 1000\n')) resolve();
    });
  });
  const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
  expect(ids.length).toBeLessThan(1000);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  response.destroy();
  await app.close();
});
