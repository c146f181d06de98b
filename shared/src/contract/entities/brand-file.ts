import { z } from 'zod';
import { sha256 } from '../values/ids';
import { updateOf } from '../values/update-of';
import { name, timestamp } from '../values/values';
import { documentUse } from './document';
import { storedFile } from './library';

/** What a brand's media library holds; its models are in a library of their own. */
export const mediaKind = z.enum(['image', 'video']);
export type MediaKind = z.infer<typeof mediaKind>;

/** A picture or a video in a brand's media library. */
export const brandFile = storedFile
  .extend({
    name: z.string(),
    kind: mediaKind,
    /** At how many places documents, and the brand itself, name it. */
    usedIn: z.int(),
    createdAt: timestamp,
    archivedAt: timestamp.nullable(),
  })
  .meta({ id: 'BrandFile' });
export type BrandFile = z.infer<typeof brandFile>;

export const brandFileUpdate = updateOf({ name });

/** Another file of the brand, of the same kind, that takes a file's place. */
export const brandFileReplace = z.strictObject({ by: sha256 });

export const brandFileReplaced = z.object({
  file: brandFile,
  /** At how many places it stands now. */
  replaced: z.int(),
  /** At how many the former one stays: copies of another version of their vault document, and polls that run. */
  kept: z.int(),
});

/** Where a brand shows a file by itself. */
export const brandPlace = z.enum(['logo', 'defaultTheme']);
export type BrandPlace = z.infer<typeof brandPlace>;

export const brandFileUses = z.object({ uses: z.array(documentUse), brand: z.array(brandPlace) });
export type BrandFileUses = z.infer<typeof brandFileUses>;
