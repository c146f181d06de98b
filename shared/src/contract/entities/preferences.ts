import { z } from 'zod';
import { languageTag } from '../values/values';

/** What a person has chosen for themselves and finds again in every browser; what is left out follows the browser. */
export const personPreferences = z
  .strictObject({
    language: languageTag.nullable(),
    look: z.enum(['light', 'dark', 'system']),
    density: z.enum(['comfortable', 'compact']),
    /** Whether a character alone, such as "?", is a shortcut: speech control may press it by mistake. */
    characterKeys: z.boolean(),
  })
  .partial()
  .meta({ id: 'PersonPreferences' });
export type PersonPreferences = z.infer<typeof personPreferences>;
