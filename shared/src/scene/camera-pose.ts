import { MathUtils } from 'three';
import type { ScenesDocument } from '../contract/areas/scenes/document';

export type CameraPose = ScenesDocument['camera'];

/** A scene is composed for this shape of window; narrower ones widen the angle so that nothing is cut at the sides. */
const composedAspect = 1.2;
const widestDegrees = 85;

/**
 * Vertical field of view for a window of this shape.
 * @param fieldOfViewDegrees as staff chose it, for windows at least as wide as composed for.
 */
export function fieldOfViewFor(fieldOfViewDegrees: number, aspect: number): number {
  if (aspect >= composedAspect) return fieldOfViewDegrees;
  const half = Math.tan(MathUtils.degToRad(fieldOfViewDegrees) / 2) * (composedAspect / aspect);
  const needed = MathUtils.radToDeg(Math.atan(half) * 2);
  return Math.max(fieldOfViewDegrees, Math.min(widestDegrees, needed));
}
