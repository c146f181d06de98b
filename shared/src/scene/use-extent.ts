import { useThree } from '@react-three/fiber';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Group } from 'three';
import { emptyExtent, extentOf, type SceneExtent } from './scene-extent';

/**
 * Measures what stands in a group: when `contents` changes, and whenever `measure` is called (a model has come).
 * @param contents a new value means that something may have moved.
 */
export function useExtent(contents: unknown): {
  content: RefObject<Group | null>;
  extent: SceneExtent;
  measure: () => void;
} {
  const content = useRef<Group>(null);
  const [extent, setExtent] = useState(emptyExtent);
  const invalidate = useThree((state) => state.invalidate);
  const measure = useCallback(() => {
    if (content.current) setExtent(extentOf(content.current));
    invalidate();
  }, [invalidate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other contents, another extent
  useEffect(measure, [measure, contents]);
  return { content, extent, measure };
}
