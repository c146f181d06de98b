import { z } from 'zod';
import { languageTag } from '../values/values';

const tileIds = z.array(z.string().regex(/^[a-z-]{1,40}$/, 'Not a tile')).max(60, 'At most 60 tiles');

/** What a person has chosen for themselves and finds again in every browser; what is left out follows the browser. */
export const personPreferences = z
  .strictObject({
    language: languageTag.nullable(),
    look: z.enum(['light', 'dark', 'system']),
    density: z.enum(['comfortable', 'compact']),
    /** Whether a character alone, such as "?", is a shortcut: speech control may press it by mistake. */
    characterKeys: z.boolean(),
    /** In which order the tiles of the dashboard stand, and which do not; one that is named nowhere stands at the end. */
    tiles: z.strictObject({ order: tileIds, hidden: tileIds }),
  })
  .partial()
  .meta({ id: 'PersonPreferences' });
export type PersonPreferences = z.infer<typeof personPreferences>;
