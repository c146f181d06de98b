import { z } from 'zod';
import { schedule } from '../../schedule/schedule';
import { entityId } from '../../values/ids';
import { pictureSizes } from '../../values/picture';
import { words } from '../../values/values';
import { screenRotations, wallFits, wallPlays } from './document';

const publishedContent = z.discriminatedUnion('kind', [
  /** The part of the area that has it is loaded with it. */
  z.object({ kind: z.literal('document'), area: z.string(), documentId: entityId }),
  z.object({ kind: z.literal('picture'), url: z.string(), sizes: pictureSizes.optional() }),
]);
export type PublishedWallContent = z.infer<typeof publishedContent>;

/** A video wall as screens and visitors get it: with the tiles only that it has. */
export const publishedVideoWall = z.object({
  area: z.literal('video-wall'),
  documentId: entityId,
  title: words,
  rows: z.int(),
  columns: z.int(),
  screenWidthMm: z.number(),
  screenHeightMm: z.number(),
  bezelMm: z.number(),
  columnGapMm: z.number(),
  rowGapMm: z.number(),
  plays: z.enum(wallPlays),
  fit: z.enum(wallFits),
  across: publishedContent.optional(),
  tiles: z.record(
    z.string(),
    z.object({ rotation: z.literal(screenRotations).optional(), content: publishedContent.optional() }),
  ),
  schedule: schedule.optional(),
});
export type PublishedVideoWall = z.infer<typeof publishedVideoWall>;
