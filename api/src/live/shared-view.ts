import type { Bus } from './bus';
import type { LiveTimes } from './live-times';
import type { LiveMessage } from './topics';

export interface SharedViewOptions<View> {
  bus: Bus;
  topic: string;
  times: LiveTimes;
  /** One read for all watchers. @returns null when there is nothing to watch any more. */
  read: (cause: 'message' | 'refresh') => Promise<View | null>;
  /** Hands a view that was just read to the watchers; null ends them. */
  show: (view: View | null) => void;
  /** Is told of each message before the read that it causes. */
  onMessage?: (message: LiveMessage | 'gap') => void;
  onError: (error: unknown) => void;
}

/**
 * What all watchers of a topic in this process look at: read once a change, at most five times a second, at once
 * after a quiet moment and once more at the end of a burst.
 */
export class SharedView<View> {
  private current: Promise<View | null> | null = null;
  private lastRead = 0;
  private timer: NodeJS.Timeout | null = null;
  private reading = false;
  private readonly refresh: NodeJS.Timeout;
  private readonly stop: () => void;

  constructor(private readonly options: SharedViewOptions<View>) {
    const { bus, onMessage, times, topic } = options;
    const hear = (message: LiveMessage | 'gap') => {
      onMessage?.(message);
      this.change('message');
    };
    this.stop = bus.subscribe(
      topic,
      (message) => hear(JSON.parse(message) as LiveMessage),
      () => hear('gap'),
    );
    this.refresh = setInterval(() => this.change('refresh'), times.refresh);
  }

  /** The view as it was read last; reads it for the first watcher. */
  view(): Promise<View | null> {
    return this.current ?? this.readNow('message');
  }

  close(): void {
    this.stop();
    clearInterval(this.refresh);
    if (this.timer) clearTimeout(this.timer);
  }

  private change(cause: 'message' | 'refresh'): void {
    if (this.timer) return;
    const wait = Math.max(0, this.lastRead + this.options.times.snapshot - performance.now());
    this.timer = setTimeout(async () => {
      // A read that takes longer than the pause between two is waited for: then comes one more, with all that changed.
      if (this.reading) await this.current?.catch(() => null);
      this.timer = null;
      await this.readNow(cause).then(this.options.show, this.options.onError);
    }, wait);
  }

  private readNow(cause: 'message' | 'refresh'): Promise<View | null> {
    this.lastRead = performance.now();
    this.reading = true;
    const before = this.current;
    const reading = this.options.read(cause).finally(() => {
      this.reading = false;
    });
    this.current = reading;
    // A failed read leaves the watchers with what they have.
    reading.catch(() => {
      if (this.current === reading) this.current = before;
    });
    return reading;
  }
}
