import { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import { connectRedis } from '../connect-redis';
import type { Bus } from './bus';

const prefix = 'vitrine:';

/**
 * The bus of several processes. While Redis is away messages are dropped and the failure is logged; when it is back,
 * subscriptions are made again and each `onGap` is called, so that watchers read what they missed from the database.
 */
export function createRedisBus(url: string, log: Pick<Logger, 'warn'>): Bus {
  const emitter = new EventEmitter().setMaxListeners(0);
  const warn = (error: unknown) => log.warn({ err: error }, 'Redis is away: live counts may be late');
  const publisher = connectRedis(url, warn);
  // What it is to listen to waits until Redis is back.
  const subscriber = connectRedis(url, warn, { enableOfflineQueue: true, maxRetriesPerRequest: null });
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
    subscribe: (topic, listener, onGap) => {
      const missed = () => onGap?.();
      emitter.on(topic, listener).on(gap, missed);
      const begun = () => {
        if (emitter.listeners(gap).includes(missed)) missed();
      };
      subscriber.subscribe(prefix + topic).then(begun, warn);
      return () => {
        emitter.off(topic, listener).off(gap, missed);
        if (emitter.listenerCount(topic) === 0) subscriber.unsubscribe(prefix + topic).catch(warn);
      };
    },
    close: async () => {
      emitter.removeAllListeners();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

const gap = Symbol('gap');
