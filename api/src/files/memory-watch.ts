import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const everyMs = 100;
/** /proc/…/statm counts in pages; 4 KiB on the systems we deploy to. */
const pageBytes = 4096;

/**
 * Kills a process that takes more memory than it may, buffers outside of its heap included. Where there is no
 * /proc (macOS, Windows) only the heap's own limit holds.
 * @returns stops the watch.
 */
export function watchMemory(child: ChildProcess, maxBytes: number): () => void {
  const timer = setInterval(async () => {
    const pages = await residentPages(child.pid);
    if (pages * pageBytes > maxBytes) child.kill('SIGKILL');
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

const residentPages = (pid: number | undefined): Promise<number> =>
  readFile(`/proc/${pid}/statm`, 'utf8').then(
    (text) => Number(text.split(' ')[1] ?? 0),
    () => 0,
  );
