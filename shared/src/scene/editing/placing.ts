import { MathUtils, type Object3D } from 'three';

type Triple = [number, number, number];

/** Where something stands: metres, degrees (Euler XYZ), factors. */
export interface Placing {
  position: Triple;
  rotation: Triple;
  scale: Triple;
}

/** A change of one property. */
export interface PlacingChange {
  property: keyof Placing;
  /** By their index; one that was left alone is missing. */
  axes: Partial<Record<number, number>>;
}

/** As the contract has it: nothing is scaled away or turned inside out. */
const smallestFactor = 0.001;

const thousandths = (value: number) => Math.round(value * 1000) / 1000 || 0;

/** To the millimetre, the thousandth of a degree, and four digits of a factor: a model in inches is scaled to 0.0254. */
const tidied = {
  position: thousandths,
  rotation: thousandths,
  scale: (factor: number) => Math.max(smallestFactor, Number(Math.abs(factor).toPrecision(4))),
};

/** As the object stands, with all its digits. */
export function placingOf({ position, rotation, scale }: Object3D): Placing {
  const degrees = MathUtils.radToDeg;
  return {
    position: [position.x, position.y, position.z],
    rotation: [degrees(rotation.x), degrees(rotation.y), degrees(rotation.z)],
    scale: [scale.x, scale.y, scale.z],
  };
}

/**
 * What is different since a drag began. The axes that were not dragged say nothing: they may have digits of their own,
 * and somebody else may have moved them meanwhile, which the handles do not know.
 * @returns null where nothing is.
 */
export function changeSince(start: Placing, target: Object3D, property: keyof Placing): PlacingChange | null {
  const [former, now] = [start[property], placingOf(target)[property]];
  const tidy = tidied[property];
  const changed = now
    .map((value, axis) => [axis, tidy(value)] as const)
    .filter(([axis, value]) => value !== tidy(former[axis] ?? Number.NaN));
  return changed.length > 0 ? { property, axes: Object.fromEntries(changed) } : null;
}

/** Puts an object where it should stand. */
export function place(target: Object3D, { position, rotation, scale }: Placing): void {
  const [x, y, z] = rotation;
  target.position.set(...position);
  target.rotation.set(MathUtils.degToRad(x), MathUtils.degToRad(y), MathUtils.degToRad(z));
  target.scale.set(...scale);
}
