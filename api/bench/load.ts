import { connect } from 'node:net';

export interface LoadOptions {
  port: number;
  connections: number;
  /** A whole HTTP/1.1 request, made again each time. */
  request: () => string;
  onResponse: (status: number, body: string) => void;
  /** Each connection sends no more often; left out: as soon as it is answered. */
  everyMs?: number;
}

export interface Load {
  /** Sends nothing more and settles when every connection has got its last answer, or was lost. */
  stop(): Promise<void>;
}

/**
 * Keeps connections busy: each sends its next request when the answer to the last one is complete. Written on plain
 * sockets, because on a small machine every cycle of a load generator is one that the server does not get.
 */
export function startLoad({ connections, everyMs = 0, onResponse, port, request }: LoadOptions): Load {
  let stopping = false;
  const closed = Array.from({ length: connections }, (_, index) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let received = '';
    // Not all of them at once.
    let due = performance.now() + (everyMs * index) / connections;
    const send = () => (stopping ? socket.end() : socket.write(request()));
    const next = () => {
      const wait = due - performance.now();
      due += everyMs;
      wait > 0 ? setTimeout(send, wait) : send();
    };
    socket.setEncoding('utf8');
    socket.on('connect', next);
    socket.on('data', (chunk) => {
      received += chunk;
      const answer = completeAnswer(received);
      if (!answer) return;
      received = '';
      onResponse(answer.status, answer.body);
      next();
    });
    return new Promise<void>((resolve) => {
      socket.on('close', () => resolve());
      // A killed server resets its connections: their requests were not acknowledged.
      socket.on('error', () => socket.destroy());
    });
  });
  return {
    async stop() {
      stopping = true;
      await Promise.all(closed);
    },
  };
}

/** One answer at a time comes on a connection, always with its length. */
function completeAnswer(received: string): { status: number; body: string } | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const length = /content-length: (\d+)/i.exec(received.slice(0, end))?.[1];
  const body = received.slice(end + 4);
  if (Buffer.byteLength(body) < Number(length)) return null;
  return { status: Number(received.slice(9, 12)), body };
}
