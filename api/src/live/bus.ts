/** Carries messages between the API's processes. Never a source of truth: a lost message delays a watcher, no more. */
export interface Bus {
  /** Tells every subscriber of the topic, in every process. Resolves also when the message could not be sent. */
  publish(topic: string, message: string): Promise<void>;
  /**
   * @param onGap is called when messages of the topic may have been missed: before it is really listened to, or while
   * the connection was lost.
   * @returns how to stop listening.
   */
  subscribe(topic: string, listener: (message: string) => void, onGap?: () => void): () => void;
  close(): Promise<void>;
}
