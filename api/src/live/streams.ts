import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerNetworkOf } from '../caller-address';
import { ProblemError } from '../problem';
import { EventStream } from './event-stream';
import type { LiveTimes } from './live-times';

type Authorise = () => Promise<void>;

/** The open streams of a process: limits them, keeps them alive, checks again who may watch, ends them when the process stops. */
export class Streams {
  private readonly watchers = new Map<EventStream, Authorise | null>();
  /** How many each address has open. */
  private readonly openOf = new Map<string, number>();

  /** @param perAddress how many streams one address may have open at this process; 0 is no limit. */
  constructor(
    app: FastifyInstance,
    times: LiveTimes,
    private readonly now: () => Date,
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
  open(request: FastifyRequest, reply: FastifyReply, authorise: Authorise | null): EventStream {
    const address = callerNetworkOf(request);
    const open = this.openOf.get(address) ?? 0;
    if (this.perAddress > 0 && open >= this.perAddress)
      throw new ProblemError(429, 'too-many-streams', 'Too many live views are open at this address.', {
        headers: { 'retry-after': '30' },
      });
    const stream = new EventStream(reply, this.now());
    this.watchers.set(stream, authorise);
    this.openOf.set(address, open + 1);
    stream.onClose(() => {
      this.watchers.delete(stream);
      this.closedAt(address);
    });
    return stream;
  }

  private closedAt(address: string): void {
    const left = (this.openOf.get(address) ?? 1) - 1;
    if (left > 0) this.openOf.set(address, left);
    else this.openOf.delete(address);
  }

  private checkAgain(): void {
    for (const [stream, authorise] of this.watchers) authorise?.().catch(() => stream.end());
  }
}
