import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue, looksOf, type ModelFile, modelFiles } from './catalogue';
import { glbOf } from './glb';
import type { TextureName, Textures } from './glb-materials';
import { modelsFolder } from './models-folder';

/** The committed textures; `npm run textures -w api` makes them again. */
export async function readTextures(): Promise<Textures> {
  const read = (name: TextureName) => readFile(join(modelsFolder, 'textures', `${name}.jpg`));
  const [grain, weave, rug, painting] = await Promise.all([
    read('grain'),
    read('weave'),
    read('rug'),
    read('painting'),
  ]);
  return { grain, weave, rug, painting };
}

/** The bytes of one model. */
export function generated(file: ModelFile, textures: Textures): Promise<Uint8Array> {
  const { name, build } = catalogue[file];
  return glbOf(name, build(), textures, looksOf(file));
}

/** Writes every model into `glb/`. */
export async function generateAll(): Promise<void> {
  const textures = await readTextures();
  await mkdir(join(modelsFolder, 'glb'), { recursive: true });
  for (const file of modelFiles) {
    await writeFile(join(modelsFolder, 'glb', `${file}.glb`), await generated(file, textures));
  }
}
