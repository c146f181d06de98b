import { z } from 'zod';

const file = z.object({ url: z.string(), bytes: z.int() });

/** Where a model is fetched from. */
export const modelFile = z.object({
  ...file.shape,
  /** The same with fewer triangles and smaller textures. Left out where it has none, and by versions from before there were. */
  light: file.optional(),
});
export type ModelFile = z.infer<typeof modelFile>;
