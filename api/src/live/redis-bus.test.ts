import { pino } from 'pino';
import { Door } from '../testing/door';
import { createRedisBus } from './redis-bus';

const log = pino({ level: 'silent' });

it('publishes into the void while Redis is away, without an error', async () => {
  const bus = createRedisBus('redis://127.0.0.1:1', log);
  const stop = bus.subscribe('placement:x', () => undefined);
  await expect(bus.publish('placement:x', 'hello')).resolves.toBeUndefined();
  stop();
  await bus.close();
});

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
    const door = await Door.before(url);
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
    door.shut();
  });
}
