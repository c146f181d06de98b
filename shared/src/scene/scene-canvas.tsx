import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isMissingPart } from '../browser/missing-part';
import { SceneErrorBoundary } from './scene-error-boundary';
import { NoWebgl, type SceneRoot, startSceneRoot } from './scene-root';

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
  /** Parts of this folder. They live in a React root of their own: no context of the page reaches them. */
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
export function SceneCanvas({ label, describedBy, className, fallback, beside, children }: SceneCanvasProps) {
  const holder = useRef<HTMLDivElement>(null);
  const scene = useRef<SceneRoot | null>(null);
  const content = useRef(children);
  const [losses, setLosses] = useState(0);
  const [failure, setFailure] = useState<SceneTrouble | null>(null);
  const fail = useCallback((error: unknown) => setFailure(troubleOf(error)), []);
  const trouble = failure ?? (losses >= mostLosses ? 'no-webgl' : null);

  useEffect(() => {
    if (trouble || !holder.current) return;
    let over = false;
    const lost = () => setLosses((count) => Math.max(count, losses + 1));
    const starting = startSceneRoot(holder.current, lost).then(
      (started) => {
        if (over) return started.end();
        scene.current = started;
        started.root.render(withBoundary(content.current, fail));
      },
      (error: unknown) => over || fail(error),
    );
    return () => {
      over = true;
      void starting.then(() => {
        scene.current?.end();
        scene.current = null;
      });
    };
  }, [losses, trouble, fail]);

  useLayoutEffect(() => {
    content.current = children;
    scene.current?.root.render(withBoundary(children, fail));
  }, [children, fail]);

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
      {beside}
    </>
  );
}

function troubleOf(error: unknown): SceneTrouble {
  if (error instanceof NoWebgl) return 'no-webgl';
  return isMissingPart(error) ? 'missing' : 'failed';
}

const withBoundary = (children: ReactNode, onError: (error: unknown) => void) => (
  <SceneErrorBoundary onError={onError}>{children}</SceneErrorBoundary>
);
