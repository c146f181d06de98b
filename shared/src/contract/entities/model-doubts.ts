import { limits } from '../values/limits';
import type { LibraryObject } from './library';

/** The longest side of what stands in a scene: below it is hardly seen, and above it holds the visitors themselves. */
const usualMetres = { min: 0.01, max: 30 };
/** From millimetres, centimetres and inches to metres. */
const toMetres = [0.001, 0.01, 0.0254];
/** Of what was made smaller twice: from metres, as if they were millimetres or centimetres. */
const back = [1000, 100];

type Judged = Pick<LibraryObject, 'bytes' | 'dimensionsMetres'>;

/** Whether a model is above what a version may hold. */
export const isTooHeavyToPublish = ({ bytes }: Pick<Judged, 'bytes'>) => bytes > limits.publishedModelBytes;

/**
 * The scales at which a model has a usual size that was probably not made in metres; none where it has one already.
 * Each is a scale that an object of a scene may have.
 */
export function unitRepairs({ dimensionsMetres }: Pick<Judged, 'dimensionsMetres'>): number[] {
  const longest = Math.max(...dimensionsMetres);
  const isUsual = (metres: number) => metres >= usualMetres.min && metres <= usualMetres.max;
  if (isUsual(longest)) return [];
  return (longest > usualMetres.max ? toMetres : back).filter((scale) => isUsual(longest * scale));
}

/** A size at a scale, to the millimetre. */
export const scaledSize = (dimensionsMetres: readonly number[], scale: readonly number[]) =>
  dimensionsMetres.map((metres, axis) => Math.round(metres * (scale[axis] ?? 1) * 1000) / 1000);
