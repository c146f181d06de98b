import { z } from 'zod';
import { pictureSizes } from '../values/picture';
import { words } from '../values/values';
import { arrangement, selection } from './answer-options';

/** One thing that visitors may choose. */
export const publishedOption = z.object({
  id: z.string(),
  label: words,
  /** Address of a picture. */
  image: z.string().optional(),
  imageSizes: pictureSizes.optional(),
  colour: z.string().optional(),
  /** Chosen alone. */
  exclusive: z.literal(true).optional(),
  /** Keeps its place when the others are shuffled. */
  fixed: z.literal(true).optional(),
});

/** What visitors choose among, in the order that staff gave it. */
export const publishedOptions = z.array(publishedOption);

/** A choice of one or several options. */
export const publishedChoice = z.object({
  type: z.enum(['single', 'multiple']),
  /** In the order given when left out. */
  arrangement: arrangement.optional(),
  /** How many of several may be chosen. */
  selection: selection.optional(),
  options: publishedOptions,
});
export type PublishedChoice = z.infer<typeof publishedChoice>;
