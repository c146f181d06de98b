import { z } from 'zod';
import { languageMap, named } from '../values/values';
import { experienceCreate } from './experience';

/** Complete experiences to begin with. */
export const templateId = z.enum(['furniture-showroom', 'product-launch', 'event-voting']);
export type TemplateId = z.infer<typeof templateId>;

export const template = named('Template', {
  id: templateId,
  name: languageMap(),
  description: languageMap(),
  languages: z.array(z.string()),
  /** Of its landing, as a data: address. */
  picture: z.string(),
});
export type Template = z.infer<typeof template>;

/** A new experience, empty or from a template, whose languages it then has. */
export const experienceStart = z
  .strictObject({ ...experienceCreate.shape, template: templateId.optional() })
  .refine(({ languages, template }) => !(template && languages), {
    path: ['languages'],
    message: 'A template brings its own languages',
  });
