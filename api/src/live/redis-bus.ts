import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Bus } from './bus';

const prefix = 'vitrine:';

/**
 * The bus of several processes. While Redis is away messages are dropped and the failure is logged; when it is back,
 * subscriptions are made again and `onGap` is called, so that watchers read what they missed from the database.
 */
export function createRedisBus(url: string, log: Pick<Logger, 'warn'>): Bus {
  const emitter = new EventEmitter().setMaxListeners(0);
  const options = {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (attempt: number) => Math.min(100 * attempt, 2000),
  };
  const publisher = new Redis(url, options);
  const subscriber = new Redis(url, { ...options, enableOfflineQueue: true, maxRetriesPerRequest: null });
  const warn = (error: unknown) => log.warn({ err: error }, 'Redis is away: live counts may be late');
  publisher.on('error', warn);
  subscriber.on('error', warn);
  subscriber.on('message', (channel: string, message: string) =>
    emitter.emit(channel.slice(prefix.length), message),
  );
  let connectedBefore = false;
  subscriber.on('ready', () => {
    if (connectedBefore) emitter.emit(gap);
    connectedBefore = true;
  });

  return {
    publish: async (topic, message) => {
      await publisher.publish(prefix + topic, message).catch(warn);
    },
    subscribe: (topic, listener) => {
      if (emitter.listenerCount(topic) === 0) subscriber.subscribe(prefix + topic).catch(warn);
      emitter.on(topic, listener);
      return () => {
        emitter.off(topic, listener);
        if (emitter.listenerCount(topic) === 0) subscriber.unsubscribe(prefix + topic).catch(warn);
      };
    },
    onGap: (listener) => {
      emitter.on(gap, listener);
      return () => emitter.off(gap, listener);
    },
    close: async () => {
      emitter.removeAllListeners();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

const gap = Symbol('gap');
