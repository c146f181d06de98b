import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lightGlb } from '../../files/glb-light';
import { catalogue, looksOf, type ModelFile, modelFiles } from './catalogue';
import { glbOf } from './glb';
import type { TextureName, Textures } from './glb-materials';
import { glbsOf, modelsFolder } from './models-folder';

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

/** Writes every model into `glb/`, and its light form into `glb/light/`. */
export async function generateAll(): Promise<void> {
  const textures = await readTextures();
  await mkdir(join(modelsFolder, 'glb', 'light'), { recursive: true });
  for (const file of modelFiles) {
    const [lightPath = '', path = ''] = glbsOf(file);
    await writeFile(path, await generated(file, textures));
    const light = await lightGlb(path);
    if (!light) throw new Error(`${file} has no light form`);
    await writeFile(lightPath, light);
  }
}
