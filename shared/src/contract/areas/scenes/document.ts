import { z } from 'zod';
import { entityId, entryId, orderKey } from '../../values/ids';
import { hexColour, languageMap, name } from '../../values/values';
import { scenesLimits } from './limits';

const metres = z.number().min(-1000).max(1000);
export const sceneVector = z.tuple([metres, metres, metres]);
const degrees = z.number().min(-360_000).max(360_000);
const factor = z.number().min(0.001).max(1000);

/** One placed library object. Y is up; position is where the model's origin stands, in metres. */
export const sceneObject = z.strictObject({
  order: orderKey,
  libraryObjectId: entityId,
  name,
  position: sceneVector,
  /** Euler angles in the order XYZ, in degrees. */
  rotation: z.tuple([degrees, degrees, degrees]),
  scale: z.tuple([factor, factor, factor]),
  alt: languageMap().optional(),
  locked: z.boolean().optional(),
  hidden: z.boolean().optional(),
});
export type SceneObject = z.infer<typeof sceneObject>;

/** studio: soft and neutral; daylight: bright with a sun; evening: warm and low. */
export const sceneLighting = z.enum(['studio', 'daylight', 'evening']);
export type SceneLighting = z.infer<typeof sceneLighting>;

/** A draft: may be incomplete, never of the wrong shape. */
export const scenesDocument = z.strictObject({
  title: languageMap(),
  alt: languageMap(1000),
  lighting: sceneLighting,
  background: hexColour,
  floor: z.strictObject({ visible: z.boolean(), colour: hexColour }),
  camera: z.strictObject({
    position: sceneVector,
    target: sceneVector,
    fieldOfViewDegrees: z.number().min(10).max(120),
  }),
  objects: z
    .record(entryId, sceneObject)
    .refine(
      (objects) => Object.keys(objects).length <= scenesLimits.objects,
      `At most ${scenesLimits.objects} objects`,
    ),
});
export type ScenesDocument = z.infer<typeof scenesDocument>;

export const emptyScene = (): ScenesDocument => ({
  title: {},
  alt: {},
  lighting: 'studio',
  background: '#f4f1ec',
  floor: { visible: true, colour: '#e4ded5' },
  camera: { position: [4, 2.4, 5], target: [0, 0.6, 0], fieldOfViewDegrees: 40 },
  objects: {},
});
