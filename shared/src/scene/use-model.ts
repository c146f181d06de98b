import { useEffect, useSyncExternalStore } from 'react';
import { isModelPending, loadedModel, type Model, onModelsChange, takeModel } from './model-cache';

/** A model while the calling part is mounted: null until it has been fetched and parsed, or when it cannot be had. */
export function useModel(sha256: string, url: string, bytes: number): Model | null {
  useEffect(() => {
    const { model, release } = takeModel({ sha256, url, bytes });
    // Whoever shows the scene learns of failures from loadModels; here the object is just not drawn.
    model.catch(() => undefined);
    return release;
  }, [sha256, url, bytes]);
  return useSyncExternalStore(onModelsChange, () => loadedModel(sha256));
}

/** Whether one of the models is being fetched and parsed. */
export const useModelsPending = (sha256s: string[]): boolean =>
  useSyncExternalStore(onModelsChange, () => sha256s.some(isModelPending));

/** Whether a model has been fetched and parsed (`loaded` of a library object in the specification, section 3). */
export const useModelLoaded = (sha256: string): boolean =>
  useSyncExternalStore(onModelsChange, () => loadedModel(sha256) !== null);
