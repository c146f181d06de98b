import type { Writable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A snapshot on its way to watchers. */
export interface Snapshot {
  /** JSON of the whole current state. */
  data: string;
  /** As it goes out: made once for all who get the same. */
  frame: Buffer;
}

/**
 * @param sequence grows with the runs in it.
 * @param state the whole current state.
 */
export function snapshotOf(sequence: number, state: object): Snapshot {
  const data = JSON.stringify(state);
  return { data, frame: Buffer.from(`event: snapshot\nid: ${sequence}\ndata: ${data}\n\n`) };
}

const beat = Buffer.from(':\n\n');

/** How soon a client should come back after the stream ended. */
const retryMs = 2000;

/**
 * One open text/event-stream. A client that reads slowly misses snapshots in between and gets the newest as soon as
 * it can take one; a snapshot that equals the last one is not sent.
 */
export class EventStream {
  private readonly response;
  /** What frames are written to. */
  private readonly out: Writable;
  private blocked = false;
  private newest: Snapshot | null = null;
  private lastSent: string | null = null;

  /** Takes the reply over from Fastify. Says first what the clock says: a client's own may be wrong. */
  constructor(reply: FastifyReply, now: Date) {
    reply.hijack();
    this.response = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) this.response.setHeader(name, value);
    // It ends with its connection: a length around each of ten thousand messages is time that the last one waits.
    this.response.useChunkedEncodingByDefault = false;
    this.response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    this.response.write(`retry: ${retryMs}\nevent: clock\ndata: ${now.toISOString()}\n\n`);
    // A response keeps what is written back until all others of the same moment have theirs; a socket sends it at once.
    this.out = this.response.socket ?? this.response;
    this.out.on('drain', () => {
      this.blocked = false;
      if (this.newest) this.send(this.newest);
    });
  }

  get isOpen(): boolean {
    return !this.response.destroyed && !this.response.writableEnded;
  }

  /** Also for a client that went before it was listened to. */
  onClose(listener: () => void): void {
    if (this.response.destroyed) listener();
    else this.response.once('close', listener);
  }

  send(snapshot: Snapshot): void {
    this.newest = snapshot;
    if (this.blocked || !this.isOpen) return;
    this.newest = null;
    if (snapshot.data === this.lastSent) return;
    this.lastSent = snapshot.data;
    this.write(snapshot.frame);
  }

  /** Keeps proxies from taking a quiet stream for a dead one. */
  beat(): void {
    if (this.isOpen && !this.blocked) this.write(beat);
  }

  end(): void {
    if (this.isOpen) this.response.end();
  }

  private write(frame: Buffer): void {
    this.blocked = !this.out.write(frame);
  }
}
