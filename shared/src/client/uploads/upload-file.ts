import { type ResumableUploadOptions, resumableUpload } from './resumable-upload';

interface UploadFileOptions extends Pick<ResumableUploadOptions, 'file' | 'brandId' | 'kind' | 'getToken'> {
  /** Bytes so far and in all. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file from beginning to end.
 * @returns the upload's id.
 * @throws (rejects) with the server’s words when it refuses; an AbortError on abort.
 */
export function uploadFile({ signal, onProgress, ...options }: UploadFileOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = resumableUpload({
      ...options,
      onProgress: onProgress ?? (() => undefined),
      onDone: resolve,
      onStalled: reject,
      onRefused: reject,
    });
    signal?.addEventListener('abort', () => {
      upload.cancel();
      reject(new DOMException('Cancelled', 'AbortError'));
    });
  });
}
