/** Why a batch may fail, so that the batcher knows what to do about it. */
export type BatchFailure = 'again' | 'divide' | 'give-up';

export interface BatcherOptions<Item, Result> {
  /** Settles a batch as a whole: one result an item, in the items' order, or nothing happened and it throws. */
  run: (items: Item[]) => Promise<Result[]>;
  maxSize: number;
  /** Items that may wait; above it `submit` refuses with BatcherFull. */
  maxWaiting: number;
  /** again: the same batch once more; divide: one item may be to blame, so its neighbours are run apart from it. */
  failureOf: (error: unknown) => BatchFailure;
}

/** More is waiting than can be answered in reasonable time. */
export class BatcherFull extends Error {}

/** Batches that overtake each other always include one that gets on; whoever loses this often is beyond bad luck. */
const maxAttempts = 50;

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Group commit: what is submitted within one tick, or while a batch is in flight, is run together. Nothing waits
 * for a timer; an idle batcher runs a lone item at the end of the tick. One batch is in flight at a time: a second one
 * would make both smaller and overtake the first at the same runs. See docs/decisions/group-commit.md.
 */
export class Batcher<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  /** A batch is in flight, or starts at the end of this tick. */
  private busy = false;

  constructor(private readonly options: BatcherOptions<Item, Result>) {}

  /** Resolves with the item's result after its batch is settled. */
  submit(item: Item): Promise<Result> {
    if (this.waiting.length >= this.options.maxWaiting) return Promise.reject(new BatcherFull());
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.busy || this.waiting.length === 0) return;
    this.busy = true;
    setImmediate(() => void this.drain());
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      const deliver = await this.settle(this.waiting.splice(0, this.options.maxSize), 1);
      // What waits goes on its way before this batch is answered, so that neither waits for the other.
      setImmediate(deliver);
    }
    this.busy = false;
  }

  /** @returns what tells the waiting ones. */
  private async settle(batch: Waiting<Item, Result>[], attempt: number): Promise<() => void> {
    try {
      const results = await this.options.run(batch.map((waiting) => waiting.item));
      return () => {
        for (const [index, waiting] of batch.entries()) waiting.resolve(results[index] as Result);
      };
    } catch (error) {
      const failure = this.options.failureOf(error);
      if (failure === 'again' && attempt < maxAttempts) return this.settle(batch, attempt + 1);
      if (failure === 'divide' && batch.length > 1) {
        const middle = batch.length >> 1;
        const first = await this.settle(batch.slice(0, middle), 1);
        const second = await this.settle(batch.slice(middle), 1);
        return () => {
          first();
          second();
        };
      }
      return () => {
        for (const waiting of batch) waiting.reject(error);
      };
    }
  }
}
