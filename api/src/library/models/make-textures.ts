/** `npm run textures -w api`: makes the models' textures again. Their bytes depend on the JPEG encoder's version, so they are committed and the models read the committed ones. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelsFolder } from './models-folder';
import { grain, painting, rug, weave } from './textures';

const folder = join(modelsFolder, 'textures');
await mkdir(folder, { recursive: true });
for (const [name, make] of Object.entries({ grain, weave, rug, painting })) {
  await writeFile(join(folder, `${name}.jpg`), await make());
}
