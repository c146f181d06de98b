import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem';
import { EventStream } from './event-stream';
import type { LiveTimes } from './live-times';

interface Watcher {
  address: string;
  authorise: (() => Promise<void>) | null;
}

/** The open streams of a process: limits them, keeps them alive, checks again who may watch, ends them when the process stops. */
export class Streams {
  private readonly watchers = new Map<EventStream, Watcher>();

  /** @param perAddress how many streams one address may have open at this process; 0 is no limit. */
  constructor(
    app: FastifyInstance,
    times: LiveTimes,
    private readonly perAddress: number,
  ) {
    const heartbeat = setInterval(() => {
      for (const stream of this.watchers.keys()) stream.beat();
    }, times.heartbeat).unref();
    const reauthorisation = setInterval(() => this.checkAgain(), times.reauthorise).unref();
    app.addHook('preClose', async () => {
      clearInterval(heartbeat);
      clearInterval(reauthorisation);
      for (const stream of this.watchers.keys()) stream.end();
    });
  }

  /**
   * Opens the stream that answers a request.
   * @param authorise rejects when the watcher may not watch any more; null for streams that anybody may watch.
   * @throws ProblemError 429 above the limit of an address.
   */
  open(request: FastifyRequest, reply: FastifyReply, authorise: Watcher['authorise']): EventStream {
    const address = request.ip;
    if (this.perAddress > 0 && this.countOf(address) >= this.perAddress)
      throw new ProblemError(429, 'too-many-streams', 'Too many live views are open at this address.', {
        headers: { 'retry-after': '30' },
      });
    const stream = new EventStream(reply);
    this.watchers.set(stream, { address, authorise });
    stream.onClose(() => this.watchers.delete(stream));
    return stream;
  }

  private countOf(address: string): number {
    let count = 0;
    for (const watcher of this.watchers.values()) if (watcher.address === address) count += 1;
    return count;
  }

  private checkAgain(): void {
    for (const [stream, { authorise }] of this.watchers) authorise?.().catch(() => stream.end());
  }
}
