import { MathUtils } from 'three';
import type { ScenesDocument } from '../contract/areas/scenes/document';

export type CameraPose = ScenesDocument['camera'];

/**
 * A scene is composed for this shape of window. Narrower ones widen the angle and cut the sides, half of each: what
 * stands in the middle fills them, and not the ceiling above it.
 */
const composedAspect = 1.2;
const widestDegrees = 85;

/**
 * Vertical field of view for a window of this shape.
 * @param fieldOfViewDegrees as staff chose it, for windows at least as wide as composed for.
 */
export function fieldOfViewFor(fieldOfViewDegrees: number, aspect: number): number {
  if (aspect >= composedAspect) return fieldOfViewDegrees;
  const half = Math.tan(MathUtils.degToRad(fieldOfViewDegrees) / 2) * Math.sqrt(composedAspect / aspect);
  const needed = MathUtils.radToDeg(Math.atan(half) * 2);
  return Math.max(fieldOfViewDegrees, Math.min(widestDegrees, needed));
}
