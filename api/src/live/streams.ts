import type { FastifyInstance } from 'fastify';
import type { EventStream } from './event-stream';
import type { LiveTimes } from './live-times';

/** The open streams of a process: keeps them alive, checks again who may watch, ends them when the process stops. */
export class Streams {
  private readonly open = new Map<EventStream, (() => Promise<void>) | null>();

  constructor(app: FastifyInstance, times: LiveTimes) {
    const heartbeat = setInterval(() => {
      for (const stream of this.open.keys()) stream.beat();
    }, times.heartbeat).unref();
    const reauthorisation = setInterval(() => this.checkAgain(), times.reauthorise).unref();
    app.addHook('preClose', async () => {
      clearInterval(heartbeat);
      clearInterval(reauthorisation);
      for (const stream of this.open.keys()) stream.end();
    });
  }

  /** @param authorise rejects when the watcher may not watch any more; null for streams that anybody may watch. */
  add(stream: EventStream, authorise: (() => Promise<void>) | null): void {
    this.open.set(stream, authorise);
    stream.onClose(() => this.open.delete(stream));
  }

  private checkAgain(): void {
    for (const [stream, authorise] of this.open) authorise?.().catch(() => stream.end());
  }
}
