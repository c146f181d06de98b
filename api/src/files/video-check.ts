import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { limits, sha256Pattern } from '@vitrine/shared/contract';
import { z } from 'zod';
import { ProblemError } from '../problem';
import type { StoredContent } from './keep-file';
import { watchMemory } from './memory-watch';
import { errorOf } from './process-failure';

/** A video that browsers can play, as it will be kept. */
export type CheckedVideo = StoredContent & {
  /** Of the local file that holds it: the upload itself, or a copy with its index at the front. */
  path: string;
  /** Removes that copy. */
  discard: () => Promise<void>;
};

const message = z.union([
  z.object({ progress: z.number() }),
  z.object({ refusal: z.string() }),
  z.object({ failure: z.string(), code: z.string().optional(), syscall: z.string().optional() }),
  z.object({
    video: z.object({
      type: z.string(),
      extension: z.string(),
      width: z.int().min(1),
      height: z.int().min(1),
      durationMs: z.int().min(1),
      bytes: z.int().min(1),
      sha256: z.string().regex(sha256Pattern),
      rewritten: z.boolean(),
    }),
  }),
]);
type Message = z.infer<typeof message>;

const checkProcess = fileURLToPath(new URL('./video-check-process.mjs', import.meta.url));
const heapMiB = 256;
const memoryBytes = 512 * 1024 * 1024;

interface CheckOptions {
  /** 0 to 1. */
  onProgress?: (progress: number) => void;
  signal?: AbortSignal;
  killAfterMs?: number;
}

/**
 * Checks a video by its content, and writes its index to the front where it stands at the end, in a process that is
 * killed after ten minutes or above 512 MiB. Nothing of the file is ever in memory as a whole.
 * @param path of a local file; beside it a copy may be written.
 * @throws ProblemError 422 `video-invalid` with what is wrong, in words.
 */
export async function checkVideoFile(path: string, options: CheckOptions = {}): Promise<CheckedVideo> {
  const rewrittenPath = `${path}.fast-start`;
  const discard = () => rm(rewrittenPath, { force: true });
  try {
    const verdict = await run(path, rewrittenPath, options);
    if ('refusal' in verdict) throw refused(verdict.refusal);
    if ('failure' in verdict) throw errorOf('The check of a video failed', verdict);
    const { rewritten, ...video } = verdict.video;
    return { ...video, path: rewritten ? rewrittenPath : path, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

type Verdict = Exclude<Message, { progress: number }>;

function run(
  path: string,
  rewrittenPath: string,
  { killAfterMs = limits.videoCheckMs, onProgress, signal }: CheckOptions,
): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${heapMiB}`, checkProcess, path, rewrittenPath],
      {
        timeout: killAfterMs,
        killSignal: 'SIGKILL',
        env: {},
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(signal && { signal }),
      },
    );
    const stopWatching = watchMemory(child, memoryBytes);
    let verdict: Verdict | null = null;
    let complaint = '';
    child.stderr.on('data', (data) => {
      complaint = `${complaint}${data}`.slice(-2000);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      const received = message.parse(JSON.parse(line));
      if ('progress' in received) onProgress?.(received.progress);
      else verdict = received;
    });
    child.on('error', reject);
    child.on('close', (code, killed) => {
      stopWatching();
      if (code === 0 && verdict) resolve(verdict);
      else if (signal?.aborted) reject(new Error('The check of a video was stopped'));
      else if (killed) reject(refused('The check of this video took too much time or memory.'));
      else reject(new Error(`The check of a video failed: ${complaint}`));
    });
  });
}

const refused = (text: string) =>
  new ProblemError(422, 'video-invalid', text, { errors: [{ pointer: '/uploadId', message: text }] });
