import { readFile } from 'node:fs/promises';

/**
 * Four seconds of a test picture and a tone, a few kB each; `videos/README.md` says how they were made.
 */
export const sampleVideo = (
  name: 'clip.webm' | 'fast-start.mp4' | 'fragmented.mp4' | 'moov-last.mp4' | 'mpeg4-part-2.mp4',
): Promise<Buffer> => readFile(new URL(`videos/${name}`, import.meta.url));
