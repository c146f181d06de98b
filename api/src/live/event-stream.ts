import type { FastifyReply } from 'fastify';

/** A snapshot on its way to one watcher. */
export interface Snapshot {
  /** Grows with the runs in it. */
  sequence: number;
  /** JSON of the whole current state. */
  data: string;
}

/** How soon a client should come back after the stream ended. */
const retryMs = 2000;

/**
 * One open text/event-stream. A client that reads slowly misses snapshots in between and gets the newest as soon as
 * it can take one; a snapshot that equals the last one is not sent.
 */
export class EventStream {
  private readonly response;
  private blocked = false;
  private newest: Snapshot | null = null;
  private lastSent: string | null = null;

  /** Takes the reply over from Fastify. */
  constructor(reply: FastifyReply) {
    reply.hijack();
    this.response = reply.raw;
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) this.response.setHeader(name, value);
    this.response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    this.response.write(`retry: ${retryMs}\n\n`);
    this.response.on('drain', () => {
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
    this.write(`event: snapshot\nid: ${snapshot.sequence}\ndata: ${snapshot.data}\n\n`);
  }

  /** Keeps proxies from taking a quiet stream for a dead one. */
  beat(): void {
    if (this.isOpen && !this.blocked) this.write(':\n\n');
  }

  end(): void {
    if (this.isOpen) this.response.end();
  }

  private write(text: string): void {
    this.blocked = !this.response.write(text);
  }
}
