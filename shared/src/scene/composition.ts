import type { PerspectiveCamera } from 'three';
import { MathUtils } from 'three';
import { fieldOfViewFor } from './camera-pose';

/** How much of a window something lies over, at each of its sides, as a share of its width or height. */
export interface Covered {
  left: number;
  right: number;
  bottom: number;
}

export const nothingCovered: Covered = { left: 0, right: 0, bottom: 0 };

/** A scene needs some room: what covers more than this covers the scene. */
const mostCovered = 0.7;
/** How fast the scene goes to where there is room: nine tenths of the way in 200 ms. */
const pace = 11.5;

/** Between two states of what is covered, towards the second. @returns `to` itself once it is there. */
export function towards(from: Covered, to: Covered, seconds: number): Covered {
  const next = (side: keyof Covered) => MathUtils.damp(from[side], to[side], pace, seconds);
  const between: Covered = { left: next('left'), right: next('right'), bottom: next('bottom') };
  const isThere = (['left', 'right', 'bottom'] as const).every(
    (side) => Math.abs(between[side] - to[side]) < 0.001,
  );
  return isThere ? to : between;
}

/**
 * Composes for the part of the window that nothing covers; the rest of the window shows what goes on around it.
 * @param fieldOfViewDegrees as staff chose it.
 * @param size of the window, in pixels.
 */
export function compose(
  camera: PerspectiveCamera,
  fieldOfViewDegrees: number,
  size: { width: number; height: number },
  covered: Covered,
): void {
  const left = Math.min(covered.left, mostCovered);
  const right = Math.min(covered.right, mostCovered);
  const bottom = Math.min(covered.bottom, mostCovered);
  const width = size.width * (1 - left - right);
  const height = size.height * (1 - bottom);
  camera.fov = fieldOfViewFor(fieldOfViewDegrees, width / height);
  camera.setViewOffset(width, height, -size.width * left, 0, size.width, size.height);
}
