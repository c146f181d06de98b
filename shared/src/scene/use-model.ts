import { useEffect, useSyncExternalStore } from 'react';
import {
  isModelPending,
  loadedModel,
  type Model,
  type ModelSource,
  onModelsChange,
  takeModel,
} from './model-cache';

/** A model while the calling part is mounted: null until it has been fetched and parsed, or when it cannot be had. */
export function useModel(source: ModelSource): Model | null {
  const { sha256 } = source;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same content is the same model, wherever it comes from
  useEffect(() => {
    const { model, release } = takeModel(source);
    // Whoever shows the scene learns of failures from loadModels; here the object is just not drawn.
    model.catch(() => undefined);
    return release;
  }, [sha256]);
  return useSyncExternalStore(onModelsChange, () => loadedModel(sha256));
}

/** Whether one of the models is being fetched and parsed. */
export const useModelsPending = (sha256s: string[]): boolean =>
  useSyncExternalStore(onModelsChange, () => sha256s.some(isModelPending));

/** Whether a model has been fetched and parsed (`loaded` of a library object in the specification, section 3). */
export const useModelLoaded = (sha256: string): boolean =>
  useSyncExternalStore(onModelsChange, () => loadedModel(sha256) !== null);
