import { DetailedError, defaultOptions, Upload } from 'tus-js-client';
import type { Problem } from '../../contract/endpoints/problem';

export interface ResumableUploadOptions {
  file: File;
  brandId: string;
  kind: 'experience' | 'glb' | 'image' | 'import' | 'video';
  /** What it is for: one file for two purposes is two uploads. */
  purpose?: string;
  getToken: () => Promise<string | null>;
  /** Bytes so far and in all. */
  onProgress: (sent: number, total: number) => void;
  onDone: (uploadId: string) => void;
  /** The connection is gone. What was sent stays, and `resume` goes on from there. */
  onStalled: (error: Error) => void;
  /** The server will not have it; the error has its words. */
  onRefused: (error: Error) => void;
}

export interface ResumableUpload {
  pause: () => void;
  /** After a pause, or when it stalled. */
  resume: () => void;
  /** Gives it up; the server forgets it too. */
  cancel: () => void;
}

const chunkBytes = 4 * 1024 * 1024;
const retryDelaysMs = [0, 1_000, 3_000, 5_000, 10_000];

/** Sends a file in pieces. After a lost connection, or a reload and the same file, it goes on where it was. */
export function resumableUpload(options: ResumableUploadOptions): ResumableUpload {
  const { file, brandId, kind, purpose, getToken, onProgress, onDone, onStalled, onRefused } = options;
  const upload = new Upload(file, {
    endpoint: '/v1/uploads',
    chunkSize: chunkBytes,
    retryDelays: retryDelaysMs,
    removeFingerprintOnSuccess: true,
    metadata: { brandId, kind, filename: file.name },
    ...(purpose && {
      fingerprint: async (one, all) => `${await defaultOptions.fingerprint(one, all)}-${purpose}`,
    }),
    onBeforeRequest: async (request) => {
      const token = await getToken();
      if (token) request.setHeader('authorization', `Bearer ${token}`);
    },
    onProgress,
    onError: (error) => (isRefusal(error) ? onRefused(inWords(error)) : onStalled(error)),
    onSuccess: () => {
      const id = upload.url?.split('/').at(-1);
      if (id) onDone(id);
      else onRefused(new Error('The server gave no address for the upload'));
    },
  });
  let wanted: 'running' | 'paused' | 'cancelled' = 'running';
  /** Whether it is known if it was begun before; until then nothing is sent. */
  let looked = false;
  const follow = () => {
    if (wanted === 'running') upload.start();
    // Where nothing began, there is nothing to end.
    else void upload.abort(wanted === 'cancelled').catch(() => undefined);
  };
  const want = (next: typeof wanted) => {
    wanted = next;
    if (looked) follow();
  };
  void upload
    .findPreviousUploads()
    // Storage may be blocked: then it starts again.
    .catch(() => [])
    .then(([previous]) => {
      if (previous) upload.resumeFromPreviousUpload(previous);
      looked = true;
      follow();
    });
  return {
    pause: () => want('paused'),
    resume: () => want('running'),
    cancel: () => want('cancelled'),
  };
}

const responseTo = (error: Error) => (error instanceof DetailedError ? error.originalResponse : null);

/** No answer, and answers of a server that is down or busy, pass. */
function isRefusal(error: Error): boolean {
  const status = responseTo(error)?.getStatus() ?? 0;
  return status >= 400 && status < 500;
}

function inWords(error: Error): Error {
  const problem = problemIn(responseTo(error)?.getBody() ?? '');
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
