import { z } from 'zod';
import { entityId, entryId, orderKey } from '../../values/ids';
import { limits } from '../../values/limits';
import { hexColour, languageMap, name, words } from '../../values/values';

const metres = z.number().min(-1000).max(1000);
const vector = z.tuple([metres, metres, metres]);
const degrees = z.number().min(-360_000).max(360_000);
const factor = z.number().min(0.001).max(1000);

/** One placed library object. Y is up; position is where the model's origin stands, in metres. */
export const sceneObject = z.strictObject({
  order: orderKey,
  libraryObjectId: entityId,
  name,
  position: vector,
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
    position: vector,
    target: vector,
    fieldOfViewDegrees: z.number().min(10).max(120),
  }),
  objects: z
    .record(entryId, sceneObject)
    .refine(
      (objects) => Object.keys(objects).length <= limits.objectsPerScene,
      `At most ${limits.objectsPerScene} objects`,
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

/** A scene as visitors get it: library objects resolved to model files, hidden ones left out, objects in order. */
export const publishedScene = z.object({
  area: z.literal('scenes'),
  documentId: entityId,
  title: words,
  alt: words,
  lighting: sceneLighting,
  background: hexColour,
  floor: scenesDocument.shape.floor,
  camera: scenesDocument.shape.camera,
  objects: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      alt: words,
      /** SHA-256 of the model: two objects with the same one are the same model. */
      model: z.string(),
      position: vector,
      rotation: sceneObject.shape.rotation,
      scale: sceneObject.shape.scale,
    }),
  ),
  models: z.record(z.string(), z.object({ url: z.string(), bytes: z.int() })),
});
export type PublishedScene = z.infer<typeof publishedScene>;
