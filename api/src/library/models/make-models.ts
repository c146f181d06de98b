/** `npm run models -w api`: writes every model of the catalogue into `glb/`, and what the check reads from them into `facts.json`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkGlb } from '../../files/glb-check';
import { modelFiles } from './catalogue';
import { generateAll } from './generate';
import { modelsFolder } from './models-folder';

await generateAll();
const facts: Record<string, unknown> = {};
for (const file of modelFiles) facts[file] = await checkGlb(join(modelsFolder, 'glb', `${file}.glb`));
await writeFile(join(modelsFolder, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`);
