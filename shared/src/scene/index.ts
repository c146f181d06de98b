/**
 * The 3D parts, for viewer and editor. Plain data goes in: scenes as the contract has them, metres and degrees.
 * The editor's tools come in a chunk of their own, so that visitors do not pay for them.
 */
export { fieldOfViewFor } from './camera-pose';
export type { Covered } from './composition';
export type { EditedObject, EditedSceneHandle, EditedSceneProps } from './editing/edited-scene';
export type { Placing, PlacingChange } from './editing/placing';
export type { TransformMode } from './editing/transform-handles';
export { loadModels } from './load-models';
export type { ModelSource } from './model-cache';
export { SceneCanvas } from './scene-canvas';
export { SceneContent } from './scene-content';
export type { SceneControlsHandle } from './scene-controls';
export { useModelLoaded, useModelsPending } from './use-model';
/** @returns the scene with the editor's tools, which stands inside the SceneCanvas. */
export const loadEditedScene = () => import('./editing/edited-scene').then((file) => file.default);
