import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isMissingPart } from '../browser/missing-part';
import { SceneErrorBoundary } from './scene-error-boundary';
import { StageContext } from './stage';
import { NoWebgl, type Size, type StartedStage, startStage } from './start-stage';

interface SceneCanvasProps {
  /** What the scene shows, for people who do not see it. */
  label: string;
  /** Id of the element that explains the keys. */
  describedBy?: string;
  className?: string;
  /** Shown in place of the scene where there cannot be one; `again` tries once more. */
  fallback: (why: SceneTrouble, again: () => void) => ReactNode;
  /** What goes with the canvas: shown beside it, gone where there is the fallback. */
  beside?: ReactNode;
  /** Nothing is seen of it yet: what comes is made ready meanwhile. */
  isHeld?: boolean;
  /** Parts of this folder. */
  children: ReactNode;
}

/**
 * no-webgl: the browser has none, or took it away for good. missing: a file did not come that is fetched when it is
 * needed. failed: the scene's own code did.
 */
export type SceneTrouble = 'no-webgl' | 'missing' | 'failed';

/** A browser that takes the context away again and again will go on doing so. */
const mostLosses = 3;

/**
 * A canvas on which a scene is drawn when something changes, and not otherwise. It fills its parent. Whatever it
 * took is given back when it goes; a lost context is replaced by a new one.
 */
export function SceneCanvas(props: SceneCanvasProps) {
  const { label, describedBy, className, fallback, beside, isHeld = false, children } = props;
  const holder = useRef<HTMLDivElement>(null);
  const held = useRef(isHeld);
  const [stage, setStage] = useState<StartedStage | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [losses, setLosses] = useState(0);
  const [failure, setFailure] = useState<SceneTrouble | null>(null);
  const fail = useCallback((error: unknown) => setFailure(troubleOf(error)), []);
  const trouble = failure ?? (losses >= mostLosses ? 'no-webgl' : null);

  useEffect(() => {
    if (trouble || !holder.current) return;
    try {
      const started = startStage(holder.current, {
        onResize: setSize,
        onLost: () => setLosses((count) => Math.max(count, losses + 1)),
        onError: fail,
      });
      started.hold(held.current);
      setStage(started);
      setSize(started.size);
      return () => {
        setStage(null);
        started.end();
      };
    } catch (error) {
      fail(error);
    }
  }, [losses, trouble, fail]);

  useLayoutEffect(() => {
    held.current = isHeld;
    stage?.hold(isHeld);
  }, [isHeld, stage]);
  const context = useMemo(() => stage && size && { ...stage, size, parent: stage.scene }, [stage, size]);

  if (trouble)
    return fallback(trouble, () => {
      setFailure(null);
      setLosses(0);
    });
  return (
    <>
      <div
        ref={holder}
        role="application"
        aria-label={label}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys turn the scene; see SceneControls
        tabIndex={0}
        {...(className ? { className } : {})}
        style={{ width: '100%', height: '100%', overflow: 'hidden' }}
      />
      {context && (
        <SceneErrorBoundary key={losses} onError={fail}>
          <StageContext value={context}>{children}</StageContext>
        </SceneErrorBoundary>
      )}
      {beside}
    </>
  );
}

function troubleOf(error: unknown): SceneTrouble {
  if (error instanceof NoWebgl) return 'no-webgl';
  return isMissingPart(error) ? 'missing' : 'failed';
}
