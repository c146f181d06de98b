import { EventEmitter } from 'node:events';
import type { Bus } from './bus';

/** The bus of a single process: what `npm start` uses. */
export function createProcessBus(): Bus {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: async (topic, message) => {
      emitter.emit(topic, message);
    },
    subscribe: (topic, listener) => {
      emitter.on(topic, listener);
      return () => emitter.off(topic, listener);
    },
    close: async () => {
      emitter.removeAllListeners();
    },
  };
}
