import { connect, createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { createRedisBus } from './redis-bus';

const log = pino({ level: 'silent' });

it('publishes into the void while Redis is away, without an error', async () => {
  const bus = createRedisBus('redis://127.0.0.1:1', log);
  const stop = bus.subscribe('placement:x', () => undefined);
  await expect(bus.publish('placement:x', 'hello')).resolves.toBeUndefined();
  stop();
  await bus.close();
});

/** A Redis behind a door that can be shut. */
async function doorTo(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(Number(port || 6379), hostname);
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `redis://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    cut() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    async close() {
      this.cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

// Where the suite runs with a Redis.
for (const url of process.env.REDIS_URL ? [process.env.REDIS_URL] : []) {
  it('carries messages between two processes', async () => {
    const [one, other] = [createRedisBus(url, log), createRedisBus(url, log)];
    const heard = new Promise<string>((resolve) => other.subscribe('placement:abc', resolve));
    const again = setInterval(() => one.publish('placement:abc', 'hello'), 50);
    expect(await heard).toBe('hello');
    clearInterval(again);
    await Promise.all([one.close(), other.close()]);
  });

  it('says when it really listens: what was told before may be missing', async () => {
    const [one, other] = [createRedisBus(url, log), createRedisBus(url, log)];
    const heard: string[] = [];
    await new Promise<void>((resolve) => other.subscribe('placement:new', (it) => heard.push(it), resolve));
    const told = new Promise<string>((resolve) => other.subscribe('placement:new', resolve));
    await one.publish('placement:new', 'hello');
    expect(await told).toBe('hello');
    expect(heard).toEqual(['hello']);
    await Promise.all([one.close(), other.close()]);
  });

  it('subscribes again after the connection was lost, and says that messages may be missing', async () => {
    const door = await doorTo(url);
    const [one, other] = [createRedisBus(url, log), createRedisBus(door.url, log)];
    const heard: string[] = [];
    const waiting: (() => void)[] = [];
    let gaps = 0;
    const go = () => {
      for (const goOn of waiting) goOn();
    };
    other.subscribe(
      'placement:abc',
      (message) => {
        heard.push(message);
        go();
      },
      () => {
        gaps += 1;
        go();
      },
    );
    const untilGap = async (count: number) => {
      while (gaps < count) await new Promise<void>((resolve) => waiting.push(resolve));
    };
    const hear = async (message: string) => {
      const again = setInterval(() => one.publish('placement:abc', message), 50);
      while (!heard.includes(message)) await new Promise<void>((resolve) => waiting.push(resolve));
      clearInterval(again);
    };
    await untilGap(1);
    await hear('before');
    door.cut();
    await untilGap(2);
    await hear('after');
    await Promise.all([one.close(), other.close()]);
    await door.close();
  });
}
