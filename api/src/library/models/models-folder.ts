/** Where the committed models, textures and thumbnails lie. */
export const modelsFolder = import.meta.dirname;
