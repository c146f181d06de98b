import { createRoot, events, type RootStore, type ThreeEvent } from '@react-three/fiber';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Object3D } from 'three';
import { useStage } from '../stage';

/** A click, not the end of a drag that turned the scene; pixels. */
const stillness = 4;

/**
 * Tells what a pointer picks: the nearest part of `content`, or null where it meets none. By fiber, for whom the stage
 * is a canvas like any other, and who draws nothing on it.
 */
export function usePicking(content: Object3D, onPick: (part: Object3D | null) => void): void {
  const { gl, scene, camera, size, invalidate } = useStage();
  const store = useRef<RootStore>(null);
  const now = useRef(size);
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    now.current = size;
    store.current?.getState().setSize(size.width, size.height);
  }, [size]);
  useEffect(() => {
    const root = createRoot(gl.domElement);
    let isOver = false;
    const onClick = (event: ThreeEvent<MouseEvent>) => {
      if (event.delta > stillness) return;
      event.stopPropagation();
      pick(event.object);
    };
    void root
      .configure({
        gl,
        scene,
        camera,
        events,
        size: { ...now.current, top: 0, left: 0 },
        dpr: [0, 2],
        shadows: 'percentage',
        frameloop: 'never',
      })
      .then(() => {
        if (isOver) return;
        store.current = root.render(
          // biome-ignore lint/a11y/noStaticElementInteractions: no element of the page; the scene's keys are the editor's
          <primitive object={content} dispose={null} onClick={onClick} onPointerMissed={() => pick(null)} />,
        );
        invalidate();
      });
    return () => {
      isOver = true;
      store.current = null;
      root.unmount();
    };
  }, [gl, scene, camera, content, invalidate]);
}
