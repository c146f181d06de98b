/**
 * The 3D parts, for viewer and editor. Plain data goes in: scenes as the contract has them, metres and degrees.
 * The editor's tools come in a chunk of their own, so that visitors do not pay for them.
 */
import { arriving } from '../browser/arriving';

export type { EditedObject, EditedSceneHandle, EditedSceneProps, Placing } from './editing/edited-scene';
export type { TransformMode } from './editing/transform-handles';
export { loadModels } from './load-models';
export type { ModelSource } from './model-cache';
export { SceneCanvas } from './scene-canvas';
export { SceneContent } from './scene-content';
export type { SceneControlsHandle } from './scene-controls';
export { useModelLoaded, useModelsPending } from './use-model';
/** Inside the SceneCanvas. */
export const EditedScene = arriving(() => import('./editing/edited-scene').then((file) => file.default));
