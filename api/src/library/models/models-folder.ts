import { join } from 'node:path';

/** Where the committed models, textures and thumbnails lie. */
export const modelsFolder = import.meta.dirname;

/** A model's files, as `storeModel` makes them of an upload: its light form first. @returns paths in `modelsFolder` */
export const glbsOf = (file: string): string[] =>
  ['light', '.'].map((folder) => join(modelsFolder, 'glb', folder, `${file}.glb`));

/**
 * The picture of a model.
 * @param look one of its looks that is not as it was built; left out: as it was built
 * @returns a path in `modelsFolder`
 */
export const thumbnailOf = (file: string, look?: string): string =>
  join(modelsFolder, 'thumbnails', look === undefined ? `${file}.webp` : `${file}.${slugOf(look)}.webp`);

/** "Moss wool, Smoked oak" as "moss-wool-smoked-oak". */
const slugOf = (look: string) =>
  look
    .toLowerCase()
    .split(/[^a-z]+/)
    .join('-');
