import { z } from 'zod';
import { schedule } from '../../schedule/schedule';
import { entityId, entryId, sha256 } from '../../values/ids';
import { languageMap } from '../../values/values';
import { wallLimits } from './limits';
import { shownAreas } from './shown-areas';

/** What is shown: a picture, or a document of the experience (a video, a playlist, a scene, live results). */
const wallContent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('document'), area: z.enum(shownAreas), documentId: entityId }),
  z.strictObject({ kind: z.literal('picture'), sha256 }),
]);
export type WallContent = z.infer<typeof wallContent>;

/** Clockwise, in degrees, as the screen hangs. */
export const screenRotations = [0, 90, 180, 270] as const;
export type ScreenRotation = (typeof screenRotations)[number];

const wallTile = z.strictObject({
  rotation: z.literal(screenRotations).optional(),
  /** What it shows where each screen shows its own. */
  content: wallContent.optional(),
});

/** One picture across all screens, or one on each of them. */
export const wallPlays = ['across', 'tiles'] as const;
export const wallFits = ['cover', 'contain'] as const;

const side = z.int().min(1).max(wallLimits.side);
const screenMm = z.number().min(wallLimits.screenMm.min).max(wallLimits.screenMm.max);
const gapMm = z.number().min(0).max(wallLimits.gapMm);

/** Several screens that play as one picture. Which device hangs where is none of its content. */
export const videoWallDocument = z.strictObject({
  title: languageMap(),
  rows: side,
  columns: side,
  /** Of the lit surface of a screen that is not rotated. */
  screenWidthMm: screenMm,
  screenHeightMm: screenMm,
  /** The frame around it, on every side. */
  bezelMm: z.number().min(0).max(wallLimits.bezelMm),
  /** Air between two frames, side by side and one above the other. */
  columnGapMm: gapMm,
  rowGapMm: gapMm,
  plays: z.enum(wallPlays),
  fit: z.enum(wallFits),
  across: wallContent.optional(),
  /** By place (`tileKey`). What is beyond the rows and columns is kept for when they are more again. */
  tiles: z
    .record(entryId, wallTile)
    .refine((tiles) => Object.keys(tiles).length <= wallLimits.side ** 2, `At most ${wallLimits.side ** 2}`),
  /** By the clock of the store; left out: always. The screens are dark at other times. */
  schedule: schedule.optional(),
});
export type VideoWallDocument = z.infer<typeof videoWallDocument>;

/** Four screens of 55 inches. */
export const emptyVideoWall = (): VideoWallDocument => ({
  title: {},
  rows: 2,
  columns: 2,
  screenWidthMm: 1210,
  screenHeightMm: 680,
  bezelMm: 4,
  columnGapMm: 0,
  rowGapMm: 0,
  plays: 'across',
  fit: 'cover',
  tiles: {},
});
