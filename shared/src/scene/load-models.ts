import { modelFiles } from '../browser/model-files';
import type { ModelFile } from '../contract/values/model-file';
import { type ModelSource, takeModel } from './model-cache';

/** Models that are held until released. */
interface LoadedModels {
  /** SHA-256 of those that could not be had; the scene is shown without them. */
  failed: string[];
  release(): void;
}

/**
 * Fetches and parses the models of a scene, all at once.
 * @param models as in a published scene: by SHA-256.
 * @param onProgress bytes so far and in all; counts only ever grow.
 * @returns when the last one is there or has failed. Release the result when the scene goes; abort releases too.
 */
export async function loadModels(
  models: Record<string, ModelFile>,
  onProgress: (bytesLoaded: number, bytesTotal: number) => void,
  signal?: AbortSignal,
): Promise<LoadedModels> {
  const sources: ModelSource[] = Object.entries(models).map(([sha256, file]) => ({ sha256, ...file }));
  const total = sources.reduce((sum, source) => sum + weightOf(source), 0);
  const loaded = new Map<string, number>();
  const report = (source: ModelSource, bytes: number) => {
    loaded.set(source.sha256, Math.max(loaded.get(source.sha256) ?? 0, Math.min(bytes, weightOf(source))));
    onProgress(
      [...loaded.values()].reduce((sum, count) => sum + count, 0),
      total,
    );
  };
  onProgress(0, total);
  const takes = sources.map((source) => ({
    source,
    ...takeModel(source, (bytes) => report(source, bytes)),
  }));
  let released = false;
  const release = () => {
    if (released) return;
    released = true;
    for (const take of takes) take.release();
  };
  signal?.addEventListener('abort', release, { once: true });
  const failed: string[] = [];
  await Promise.all(
    takes.map(({ source, model }) =>
      model.then(
        () => report(source, weightOf(source)),
        () => failed.push(source.sha256),
      ),
    ),
  );
  return { failed, release };
}

/** Bytes of the file that fits this network. */
const weightOf = (source: ModelSource): number => modelFiles(source)[0].bytes;
