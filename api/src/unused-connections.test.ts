import { connect } from 'node:net';
import Fastify from 'fastify';
import { watchUnusedConnections } from './unused-connections';

it('a connection on which nothing was asked does not hold up the end', async () => {
  const app = Fastify();
  app.get('/', async () => 'answered');
  const closeUnused = watchUnusedConnections(app.server);
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const opened = connect(Number(address.port), address.hostname);
  const ended = new Promise((resolve) => opened.once('close', resolve));
  await new Promise((resolve) => app.server.once('connection', resolve));
  expect(await (await fetch(address)).text()).toBe('answered');

  const closing = app.close();
  closeUnused();
  await closing;
  await ended;
});
