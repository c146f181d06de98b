/** Carries messages between the API's processes. Never a source of truth: a lost message delays a watcher, no more. */
export interface Bus {
  /** Tells every subscriber of the topic, in every process. Resolves also when the message could not be sent. */
  publish(topic: string, message: string): Promise<void>;
  /** @returns how to stop listening. */
  subscribe(topic: string, listener: (message: string) => void): () => void;
  /** Calls back when messages may have been missed, e.g. after the connection was lost. @returns how to stop. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}
