import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
} from 'react';
import type { Object3D } from 'three';
import type { BeforeDrawing, StartedStage } from './start-stage';

/** What the parts of a scene are drawn on. A new object when its size is another one. */
export interface Stage extends Omit<StartedStage, 'end' | 'hold'> {
  /** What the next parts are added to. */
  parent: Object3D;
}

/** The parts of this folder stand below one: they show nothing by themselves, and add what they make to the stage. */
export const StageContext = createContext<Stage | null>(null);

/** @throws outside of a SceneCanvas. */
export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('Not inside a SceneCanvas');
  return stage;
}

/** Adds an object to what it stands in, for as long as the calling part is there. Whoever made it disposes of it. */
export function useObject(object: Object3D | null): void {
  const { invalidate, parent } = useStage();
  useLayoutEffect(() => {
    if (!object) return;
    parent.add(object);
    invalidate();
    return () => {
      parent.remove(object);
      invalidate();
    };
  }, [object, parent, invalidate]);
}

/** Calls before each drawing, in the order in which the calling parts came. */
export function useBeforeDrawing(act: BeforeDrawing): void {
  const { beforeDrawing } = useStage();
  const latest = useEffectEvent(act);
  useEffect(() => beforeDrawing((seconds, elapsed) => latest(seconds, elapsed)), [beforeDrawing]);
}

/** What stands below it is added to this object. */
export function Within({ object, children }: { object: Object3D; children: ReactNode }) {
  useObject(object);
  const stage = useStage();
  const within = useMemo(() => ({ ...stage, parent: object }), [stage, object]);
  return <StageContext value={within}>{children}</StageContext>;
}
