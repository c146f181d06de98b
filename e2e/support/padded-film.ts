import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const samples = new URL('../../api/src/testing/videos/', import.meta.url);

/** Path of a sample film: four seconds of a test picture. */
export const sampleFilm = (name: 'clip.webm' | 'mpeg4-part-2.mp4') => new URL(name, samples).pathname;

/** A film of four seconds that weighs as much as a long one: with an empty box at its end, as editors leave them. */
export async function paddedFilm(bytes: number): Promise<string> {
  const film = await readFile(new URL('fast-start.mp4', samples));
  const box = Buffer.alloc(bytes - film.length);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4, 'latin1');
  const path = join(await mkdtemp(join(tmpdir(), 'vitrine-film-')), 'workshop.mp4');
  await writeFile(path, Buffer.concat([film, box]));
  return path;
}
