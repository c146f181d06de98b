import type { LiveSnapshot, PublicRun, Run } from '@vitrine/shared/contract';

/** A client of a live stream, as a browser reads it. */
export class StreamClient<S extends LiveSnapshot<Run | PublicRun>> {
  /** All bytes that came, as text. */
  received = '';
  snapshots: { id: number; data: S }[] = [];
  /** Settles when the server has ended the stream. */
  readonly ended: Promise<void>;
  private wake: () => void = () => undefined;

  private constructor(
    readonly response: Response,
    private readonly controller: AbortController,
  ) {
    this.ended = this.read().catch(() => undefined);
  }

  static async open<S extends LiveSnapshot<Run | PublicRun>>(
    url: string,
    headers: Record<string, string> = {},
  ) {
    const controller = new AbortController();
    const response = await fetch(url, { headers, signal: controller.signal });
    return new StreamClient<S>(response, controller);
  }

  /** The newest snapshot, as soon as it is as asked for. */
  async until(asked: (snapshot: S) => boolean): Promise<S> {
    for (;;) {
      const newest = this.snapshots.at(-1);
      if (newest && asked(newest.data)) return newest.data;
      await this.more();
    }
  }

  async untilReceived(text: string): Promise<void> {
    while (!this.received.includes(text)) await this.more();
  }

  close(): void {
    this.controller.abort();
  }

  private more(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private async read(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of this.response.body ?? []) {
      this.received += decoder.decode(chunk, { stream: true });
      const blocks = this.received.split('\n\n').slice(0, -1);
      this.snapshots = blocks.flatMap((block) => {
        const [, id, data] = /^event: snapshot\nid: (\d+)\ndata: (.*)$/s.exec(block) ?? [];
        return id && data ? [{ id: Number(id), data: JSON.parse(data) as S }] : [];
      });
      this.wake();
    }
  }
}
