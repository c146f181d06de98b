import { type Camera, type Intersection, type Object3D, Plane, Raycaster, Vector2, Vector3 } from 'three';

const floor = new Plane(new Vector3(0, 1, 0), 0);
/** Steeper than this, and things would slide off. */
const levelEnough = 0.7;
/** Where the floor is not in view, things land this far before the camera, in metres. */
const awayMetres = 5;
const farthestMetres = 40;

/**
 * Where a dropped thing comes to stand.
 * @param content what things can stand on.
 * @param pointer position in the window; null for the middle of the view.
 */
export function landingPoint(
  camera: Camera,
  canvas: HTMLElement,
  content: Object3D | null,
  pointer: { clientX: number; clientY: number } | null,
): [number, number, number] {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const x = pointer ? ((pointer.clientX - left) / width) * 2 - 1 : 0;
  const y = pointer ? 1 - ((pointer.clientY - top) / height) * 2 : -0.15;
  const caster = new Raycaster();
  caster.setFromCamera(new Vector2(x, y), camera);
  const surface = content ? caster.intersectObject(content, true).find(isLevel) : undefined;
  const point = surface?.point ?? caster.ray.intersectPlane(floor, new Vector3());
  if (!point || point.distanceTo(caster.ray.origin) > farthestMetres) {
    const ahead = caster.ray.at(awayMetres, new Vector3());
    return [round(ahead.x), 0, round(ahead.z)];
  }
  return [round(point.x), round(point.y), round(point.z)];
}

function isLevel({ face, object }: Intersection): boolean {
  if (!face) return false;
  return face.normal.clone().transformDirection(object.matrixWorld).y > levelEnough;
}

/** To the centimetre. */
const round = (metres: number) => Math.round(metres * 100) / 100;
