import type { PublishedScene } from '@vitrine/shared/contract';
import { preload } from 'react-dom';

/**
 * The scene and all of its code, in this file's own chunk. That chunk can be fetched ahead (`fetchStages`) and runs
 * nothing by itself: three sets itself up, which takes a slow phone half a second, when the first scene is asked for.
 * The scene's models are on their way meanwhile.
 */
export function loadScene({ models }: PublishedScene) {
  for (const { url } of Object.values(models)) preload(url, { as: 'fetch', crossOrigin: 'anonymous' });
  return import(/* webpackMode: "eager" */ './scene').then((file) => file.Scene);
}
