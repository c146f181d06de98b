import { atMost } from '../files/at-most';
import { Reader } from './reader';

/** A reader takes a second or two to start, so that one waits for the next file. */
const idleMs = 60_000;

/**
 * Readers for one kind of work; none of its files waits for more than the slowest of the others, and nobody's for those
 * of one person alone, since a file may take minutes.
 * @param size how many files are read at once.
 */
export function readerPool(size: number) {
  const inTurn = atMost(size, size - 1);
  const idle: Reader[] = [];

  const take = (): Reader => {
    for (let reader = idle.pop(); reader; reader = idle.pop()) if (reader.isAlive) return reader;
    return new Reader();
  };

  const giveBack = (reader: Reader) => {
    if (idle.length > 0 || !reader.isAlive) return reader.kill();
    idle.push(reader);
    setTimeout(() => {
      const at = idle.indexOf(reader);
      if (at < 0) return;
      idle.splice(at, 1);
      reader.kill();
    }, idleMs).unref();
  };

  /**
   * Does something with a reader that nobody else has meanwhile.
   * @param given.owner whose file it is.
   * @param given.stopping aborted: the reader is killed, so that nobody waits for the rest of its file.
   */
  return <T>(
    work: (reader: Reader) => Promise<T>,
    { owner, stopping }: { owner?: string; stopping?: AbortSignal } = {},
  ): Promise<T> =>
    inTurn(async () => {
      stopping?.throwIfAborted();
      const reader = take();
      const kill = () => reader.kill();
      stopping?.addEventListener('abort', kill);
      reader.begin();
      try {
        return await work(reader);
      } finally {
        stopping?.removeEventListener('abort', kill);
        giveBack(reader);
      }
    }, owner);
}

/** Of jobs, which hold theirs as long as they write what it reads. */
export const withFileReader = readerPool(3);
/** Of calls that somebody waits for. */
export const withListReader = readerPool(2);
