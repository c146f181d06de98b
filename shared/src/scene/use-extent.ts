import { useCallback, useEffect, useMemo, useState } from 'react';
import { Group } from 'three';
import { emptyExtent, extentOf, type SceneExtent } from './scene-extent';
import { useStage } from './stage';

/**
 * Measures what stands in a group: when `contents` changes, and whenever `measure` is called (a model has come).
 * @param contents a new value means that something may have moved.
 */
export function useExtent(contents: unknown): {
  content: Group;
  extent: SceneExtent;
  measure: () => void;
} {
  const content = useMemo(() => new Group(), []);
  const [extent, setExtent] = useState(emptyExtent);
  const { invalidate } = useStage();
  const measure = useCallback(() => {
    setExtent(extentOf(content));
    invalidate();
  }, [content, invalidate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents, another extent
  useEffect(measure, [measure, contents]);
  return { content, extent, measure };
}
