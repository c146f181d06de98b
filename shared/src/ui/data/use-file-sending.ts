import { useEffect, useRef, useState } from 'react';

interface SendingOptions {
  signal: AbortSignal;
  /** Bytes so far and in all. */
  onProgress: (sent: number, total: number) => void;
}

/**
 * One file on its way to the API, to be stopped, and refused in words. Whoever leaves does not want it sent any more.
 * @param send the way; it rejects with words for people. What it does after an abort is nobody's concern.
 * @returns `sending`: the file's name and its share, 0 to 1, or null; `refused`: the file's name and why, or null.
 */
export function useFileSending(send: (file: File, options: SendingOptions) => Promise<void>) {
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null);
  const [refused, setRefused] = useState<{ name: string; message: string } | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function run(file: File): Promise<void> {
    const { name } = file;
    const controller = new AbortController();
    abort.current = controller;
    setRefused(null);
    setSending({ name, share: 0 });
    try {
      await send(file, {
        signal: controller.signal,
        onProgress: (sent, total) => setSending({ name, share: sent / total }),
      });
    } catch (error) {
      if (!controller.signal.aborted)
        setRefused({ name, message: error instanceof Error ? error.message : String(error) });
    } finally {
      // What has arrived cannot be taken back: the API would be asked to forget an upload that is used already.
      if (abort.current === controller) abort.current = null;
      setSending(null);
    }
  }
  return {
    sending,
    refused,
    start: (file: File) => void run(file),
    cancel: () => abort.current?.abort(),
    dismiss: () => setRefused(null),
  };
}
