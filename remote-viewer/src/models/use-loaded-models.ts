import type { PublishedScene } from '@vitrine/shared/contract';
import { loadModels } from '@vitrine/shared/scene';
import { useCallback, useEffect, useState } from 'react';

/**
 * Loads models while what stands of them is shown.
 * @param models must stay the same object while the same are meant.
 * @returns how much of their bytes is there, 0 to 99; 100: they can be shown.
 */
export function useLoadedModels(models: PublishedScene['models']) {
  const [percent, setPercent] = useState(0);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    setFailed(false);
    // What has come is still to be unpacked.
    const onProgress = (loaded: number, total: number) =>
      setPercent(total ? Math.min(99, Math.floor((loaded / total) * 100)) : 100);
    void loadModels(models, onProgress, abort.signal).then(({ failed }) => {
      if (abort.signal.aborted) return;
      setPercent(100);
      setFailed(failed.length > 0);
    });
    return () => abort.abort();
  }, [models, attempt]);
  return { percent, failed, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
