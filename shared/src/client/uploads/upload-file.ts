import { type ResumableUploadOptions, resumableUpload } from './resumable-upload';

interface UploadFileOptions extends Pick<ResumableUploadOptions, 'file' | 'brandId' | 'kind' | 'getToken'> {
  /** Bytes so far and in all. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file from beginning to end.
 * @param options.signal ends it while it is on its way, and the server forgets it. What has arrived stays: it may be in
 * use already.
 * @returns the upload's id.
 * @throws (rejects) with the server’s words when it refuses; an AbortError on abort.
 */
export function uploadFile({ signal, onProgress, ...options }: UploadFileOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      upload.cancel();
      reject(new DOMException('Cancelled', 'AbortError'));
    };
    const ends =
      <Outcome>(settle: (outcome: Outcome) => void) =>
      (outcome: Outcome) => {
        signal?.removeEventListener('abort', giveUp);
        settle(outcome);
      };
    const upload = resumableUpload({
      ...options,
      onProgress: onProgress ?? (() => undefined),
      onDone: ends(resolve),
      onStalled: ends(reject),
      onRefused: ends(reject),
    });
    signal?.addEventListener('abort', giveUp);
  });
}
