import { z } from 'zod';
import { entityId } from '../../values/ids';
import { modelFile } from '../../values/model-file';
import { hexColour, words } from '../../values/values';
import { sceneLighting, sceneObject, scenesDocument, sceneVector } from './document';

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
      position: sceneVector,
      rotation: sceneObject.shape.rotation,
      scale: sceneObject.shape.scale,
    }),
  ),
  models: z.record(z.string(), modelFile),
});
export type PublishedScene = z.infer<typeof publishedScene>;
