import type { Problem } from '@vitrine/shared/contract';
import { DetailedError, Upload } from 'tus-js-client';

interface UploadOptions {
  file: File;
  brandId: string;
  kind: 'glb' | 'image' | 'import';
  getToken: () => Promise<string | null>;
  /** Bytes so far and in all. */
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
}

const chunkBytes = 4 * 1024 * 1024;
const retryDelaysMs = [0, 1_000, 3_000, 5_000, 10_000];

/**
 * Sends a file in resumable pieces; after a lost connection, or a reload and the same file, it goes on where it was.
 * @returns the upload's id.
 * @throws (rejects) with the server’s words when it refuses; an AbortError on abort.
 */
export function uploadFile(options: UploadOptions): Promise<string> {
  const { file, brandId, kind, getToken, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: '/v1/uploads',
      chunkSize: chunkBytes,
      retryDelays: retryDelaysMs,
      removeFingerprintOnSuccess: true,
      metadata: { brandId, kind, filename: file.name },
      onBeforeRequest: async (request) => {
        const token = await getToken();
        if (token) request.setHeader('authorization', `Bearer ${token}`);
      },
      onProgress,
      onError: (error) => reject(refusal(error)),
      onSuccess: () => {
        const id = upload.url?.split('/').at(-1);
        if (id) resolve(id);
        else reject(new Error('The server gave no address for the upload'));
      },
    });
    signal.addEventListener('abort', () => {
      void upload.abort(true);
      reject(new DOMException('Cancelled', 'AbortError'));
    });
    void upload.findPreviousUploads().then(([previous]) => {
      if (signal.aborted) return;
      if (previous) upload.resumeFromPreviousUpload(previous);
      upload.start();
    }, reject);
  });
}

function refusal(error: Error): Error {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return error;
  const problem = problemIn(response.getBody());
  return problem ? new Error(problem.message) : error;
}

function problemIn(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    return isProblem(value) ? value : null;
  } catch {
    // A proxy in between answers with a page.
    return null;
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'message' in value && 'status' in value;
