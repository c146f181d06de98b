import { Box3, type Object3D, Sphere } from 'three';

/** The ball that holds everything standing in a scene, in metres. */
export interface SceneExtent {
  centre: [number, number, number];
  radius: number;
}

export const emptyExtent: SceneExtent = { centre: [0, 0.5, 0], radius: 2 };

/** Measures what stands in `content`; the empty extent when nothing does. */
export function extentOf(content: Object3D): SceneExtent {
  const box = new Box3().setFromObject(content);
  if (box.isEmpty()) return emptyExtent;
  const ball = box.getBoundingSphere(new Sphere());
  return { centre: ball.center.toArray(), radius: Math.max(1, ball.radius) };
}
