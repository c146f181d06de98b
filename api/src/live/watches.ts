import type { Database } from '../db/database';
import type { placementRuns } from '../responses/placement-runs';
import type { Bus } from './bus';
import type { LiveTimes } from './live-times';

/** What a watch needs to read and to hear. */
export interface WatchContext {
  bus: Bus;
  db: Database;
  now: () => Date;
  times: LiveTimes;
  runsAt: ReturnType<typeof placementRuns>;
  onError: (error: unknown) => void;
}

interface Watch {
  isEmpty: boolean;
  close(): void;
}

/** One watch a topic and process, from the first watcher to the last. */
export class Watches<W extends Watch> {
  private readonly watches = new Map<string, W>();

  constructor(private readonly start: (id: string) => W) {}

  of(id: string): W {
    const watch = this.watches.get(id) ?? this.start(id);
    this.watches.set(id, watch);
    return watch;
  }

  /** Those that somebody watches, by id. */
  all(): Iterable<[string, W]> {
    return this.watches;
  }

  /** Ends the watch when nobody is left. */
  release(id: string): void {
    const watch = this.watches.get(id);
    if (!watch?.isEmpty) return;
    watch.close();
    this.watches.delete(id);
  }
}
