import { z } from 'zod';
import { entityId, sha256 } from '../values/ids';
import { updateOf } from '../values/update-of';
import { name, named, timestamp } from '../values/values';
import { brandTheme } from './brand-theme';

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lower-case letters, digits and single hyphens')
  .max(60);

const editable = {
  name,
  /** Made from the name when left out. */
  slug: slug.optional(),
  /** Content hash of an uploaded image. */
  logo: sha256.nullable().optional(),
  editorsMayPublish: z.boolean().optional(),
  /** Publishing waits until another person has approved exactly what goes live. */
  reviewBeforePublish: z.boolean().optional(),
};

export const brand = named('Brand', {
  id: entityId,
  name: z.string(),
  slug: z.string(),
  logo: sha256.nullable(),
  /** Of its narrowest encoding: a logo is shown small. */
  logoUrl: z.string().nullable(),
  /** What experiences look like that follow the brand, and those without a theme. */
  defaultTheme: brandTheme.nullable(),
  editorsMayPublish: z.boolean(),
  reviewBeforePublish: z.boolean(),
  stores: z.int(),
  experiences: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  archivedAt: timestamp.nullable(),
});
export type Brand = z.infer<typeof brand>;
export const brandCreate = z.strictObject(editable);
export type BrandCreate = z.input<typeof brandCreate>;
export const brandUpdate = updateOf({
  ...editable,
  name: name.optional(),
  defaultTheme: brandTheme.nullable().optional(),
});
