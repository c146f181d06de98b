import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { MOUSE, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import type { CameraPose } from './camera-pose';
import { type Covered, compose, nothingCovered, towards } from './composition';
import { unshadowedLayer } from './layers';
import { orbitByKeys } from './orbit-by-keys';
import type { SceneExtent } from './scene-extent';
import { useBeforeDrawing, useStage } from './stage';

/** After a while in which nothing was drawn, what moves begins where it was. */
const longestFrameSeconds = 1 / 30;

/** How fast the camera goes where it is sent: nine tenths of the way in 500 ms. */
const glidePace = 4.6;

/** From side to side: in a room, further round is a wall. */
const swingRadians = 0.28;
const swingSeconds = 48;

export interface SceneControlsHandle {
  /** Where the camera is now, or will be. */
  pose(): CameraPose;
  /** Back to the start camera. */
  reset(): void;
  /** What turns the camera. */
  orbit: OrbitControls;
  /** Looks at a ball from the side where the camera is, near enough to fill the window. It glides there. */
  focus(extent: SceneExtent): void;
}

export interface SceneControlsProps {
  /** Start camera. The camera goes there when its values change. */
  start: CameraPose;
  extent: SceneExtent;
  /** No movement goes on after the hand has left. */
  reducedMotion: boolean;
  /** What lies over the window; the scene is composed for the rest. */
  covered?: Covered;
  /** Nobody moves the camera: it swings about what it looks at, for those who pass by. */
  turning?: boolean;
  ref?: Ref<SceneControlsHandle>;
}

/** Orbit with mouse, touch and keys, within limits: never under the floor, never lost in the distance. */
export function SceneControls(props: SceneControlsProps) {
  const { start, extent, reducedMotion, covered = nothingCovered, turning = false, ref } = props;
  const { gl, camera, size, invalidate } = useStage();
  const holder = gl.domElement.parentElement;
  const orbit = useMemo(() => new OrbitControls(camera), [camera]);
  const startKey = JSON.stringify(start);

  useEffect(() => {
    orbit.connect(gl.domElement);
    orbit.maxPolarAngle = Math.PI / 2 - 0.02;
    orbit.minDistance = 0.4;
    orbit.screenSpacePanning = false;
    orbit.mouseButtons = { LEFT: MOUSE.ROTATE, MIDDLE: MOUSE.PAN, RIGHT: MOUSE.PAN };
    camera.layers.enable(unshadowedLayer);
    const changed = () => invalidate();
    orbit.addEventListener('change', changed);
    return () => {
      orbit.removeEventListener('change', changed);
      orbit.dispose();
    };
  }, [orbit, gl, camera, invalidate]);

  useEffect(() => {
    orbit.enableDamping = !reducedMotion;
  }, [orbit, reducedMotion]);

  useEffect(() => {
    orbit.maxDistance = Math.max(extent.radius * 5, 12);
    orbit.cursor.set(...extent.centre);
    orbit.maxTargetRadius = extent.radius * 1.5 + 1;
  }, [orbit, extent]);

  /** Where the camera is going, and what share of the way is left. A hand or a key that takes hold of it stops it. */
  const goal = useRef<{ position: Vector3; target: Vector3; left: number } | null>(null);
  useEffect(() => {
    const stop = () => {
      goal.current = null;
    };
    orbit.addEventListener('start', stop);
    return () => orbit.removeEventListener('start', stop);
  }, [orbit]);

  const reset = useMemo(() => {
    const pose: CameraPose = JSON.parse(startKey);
    return () => {
      goal.current = null;
      camera.position.set(...pose.position);
      orbit.target.set(...pose.target);
      orbit.update();
      invalidate();
    };
  }, [startKey, camera, orbit, invalidate]);
  useEffect(reset, [reset]);

  const composed = useRef(covered);
  useEffect(() => {
    if (reducedMotion) composed.current = covered;
    compose(camera, start.fieldOfViewDegrees, size, composed.current);
    invalidate();
  }, [camera, start.fieldOfViewDegrees, size, covered, reducedMotion, invalidate]);

  useEffect(() => (holder ? orbitByKeys(holder, orbit, reset) : undefined), [holder, orbit, reset]);

  useBeforeDrawing((seconds, elapsed) => {
    if (turning) {
      // By the clock, not by steps, which would add up to anywhere in a night.
      const { position, target } = start;
      const ahead = Math.atan2(position[0] - target[0], position[2] - target[2]);
      const angle = ahead + swingRadians * Math.sin((elapsed / swingSeconds) * 2 * Math.PI);
      orbit.minAzimuthAngle = angle;
      orbit.maxAzimuthAngle = angle;
      invalidate();
    }
    const step = Math.min(seconds, longestFrameSeconds);
    if (goal.current) {
      const { position, target } = goal.current;
      const share = reducedMotion ? 1 : 1 - Math.exp(-glidePace * step);
      camera.position.lerp(position, share);
      orbit.target.lerp(target, share);
      goal.current.left *= 1 - share;
      // By what is left, not by where it is: the limits may keep it from getting there.
      if (goal.current.left < 0.001) goal.current = null;
      invalidate();
    }
    orbit.update();
    if (composed.current === covered) return;
    composed.current = towards(composed.current, covered, step);
    compose(camera, start.fieldOfViewDegrees, size, composed.current);
    invalidate();
  });

  useImperativeHandle(
    ref,
    () => ({
      pose: () => ({
        position: round(goal.current?.position ?? camera.position),
        target: round(goal.current?.target ?? orbit.target),
        fieldOfViewDegrees: start.fieldOfViewDegrees,
      }),
      reset,
      orbit,
      focus({ centre, radius }) {
        const away = new Vector3().subVectors(camera.position, orbit.target).normalize();
        const distance = (radius * 1.3) / Math.sin((start.fieldOfViewDegrees * Math.PI) / 360);
        const target = new Vector3(...centre);
        goal.current = { position: target.clone().addScaledVector(away, distance), target, left: 1 };
        invalidate();
      },
    }),
    [camera, orbit, reset, start.fieldOfViewDegrees, invalidate],
  );
  return null;
}

/** To the millimetre: what is stored should be readable. */
const round = ({ x, y, z }: Vector3): [number, number, number] => [
  Math.round(x * 1000) / 1000,
  Math.round(y * 1000) / 1000,
  Math.round(z * 1000) / 1000,
];
