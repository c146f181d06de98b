/**
 * Many visitors who watch one placement, in a process of their own: notes when the last of them had each snapshot.
 * Its parent says which; it answers once all have their first one, and with what it noted when asked again.
 */
import { connect, type Socket } from 'node:net';

export interface Watching {
  port: number;
  placementId: string;
  watchers: number;
  /** Its visitors come from addresses beginning with it: `10.7` has 10.7.0.1 and so on. */
  network: string;
}

/** Of one snapshot: how many had it, and when the last one did, in nanoseconds of the machine's clock. */
export type Delivery = [sequence: number, watchers: number, lastAt: string];

const perAddress = 100;
const openedAtOnce = 200;
const deliveries = new Map<number, { watchers: number; lastAt: bigint }>();

function note(sequence: number): void {
  const delivery = deliveries.get(sequence) ?? { watchers: 0, lastAt: 0n };
  deliveries.set(sequence, { watchers: delivery.watchers + 1, lastAt: process.hrtime.bigint() });
}

/** All sockets read into it, one after the other. */
const buffer = Buffer.alloc(65_536);

/**
 * @returns a stream once its first snapshot has come. On plain sockets, without node's streams on top: what reading costs
 * on the machine's two cores is time that the last watcher waits.
 */
function watch({ network, placementId, port }: Watching, index: number): Promise<Socket> {
  const address = Math.floor(index / perAddress);
  return new Promise((resolve, reject) => {
    let rest = '';
    const read = (bytes: number) => {
      rest += buffer.toString('latin1', 0, bytes);
      // A snapshot says its number before its data, and an empty line ends it.
      for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
        const at = rest.indexOf('\nid: ');
        const sequence = at >= 0 && at < end ? Number.parseInt(rest.slice(at + 5, end), 10) : null;
        rest = rest.slice(end + 2);
        if (sequence === null) continue;
        note(sequence);
        resolve(socket);
      }
      return true;
    };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback: read } });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('A stream ended')));
    socket.write(
      `GET /v1/placements/${placementId}/live HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${network}.${address >> 8}.${address & 255}\r\n\r\n`,
    );
  });
}

process.once('message', async (watching: Watching) => {
  const left = Array.from({ length: watching.watchers }, (_, index) => index);
  const openSome = async () => {
    for (let index = left.pop(); index !== undefined; index = left.pop()) await watch(watching, index);
  };
  await Promise.all(Array.from({ length: openedAtOnce }, openSome));
  deliveries.clear();
  process.once('message', () => {
    const noted = [...deliveries].map(
      ([sequence, { lastAt, watchers }]): Delivery => [sequence, watchers, String(lastAt)],
    );
    process.send?.(noted, () => process.exit(0));
  });
  process.send?.('watching');
});
