/** `npm run models -w api`: writes every model of the catalogue into `glb/`. */
import { generateAll } from './generate';

await generateAll();
