import { getBounds, MathUtils } from '@gltf-transform/core';

/** The box around a scene in metres, every instance of its meshes included. */
export function boundsOf(scene) {
  const { max, min } = getBounds(scene);
  scene.traverse((node) => {
    const mesh = node.getMesh();
    const instances = node.getExtension('EXT_mesh_gpu_instancing');
    if (!mesh || !instances) return;
    const corners = cornersOf(mesh);
    const world = node.getWorldMatrix();
    for (const matrix of matricesOf(instances))
      for (const corner of corners) {
        const point = transformed(world, transformed(matrix, corner));
        for (const axis of [0, 1, 2]) {
          min[axis] = Math.min(min[axis], point[axis]);
          max[axis] = Math.max(max[axis], point[axis]);
        }
      }
  });
  return { min, max };
}

/** Of the box around a mesh, in its own coordinates. */
function cornersOf(mesh) {
  return mesh.listPrimitives().flatMap((primitive) => {
    const position = primitive.getAttribute('POSITION');
    if (!position) return [];
    const ends = [position.getMin([]), position.getMax([])];
    return [0, 1, 2, 3, 4, 5, 6, 7].map((corner) =>
      [0, 1, 2].map((axis) => ends[(corner >> axis) & 1][axis]),
    );
  });
}

function* matricesOf(instances) {
  const [translations, rotations, scales] = ['TRANSLATION', 'ROTATION', 'SCALE'].map((name) =>
    instances.getAttribute(name),
  );
  const count = instances.listAttributes()[0]?.getCount() ?? 0;
  for (let index = 0; index < count; index += 1) {
    const [translation, rotation, scale] = [
      translations?.getElement(index, []) ?? [0, 0, 0],
      rotations?.getElement(index, []) ?? [0, 0, 0, 1],
      scales?.getElement(index, []) ?? [1, 1, 1],
    ];
    yield MathUtils.compose(translation, rotation, scale, new Array(16));
  }
}

/** By a matrix in columns. */
const transformed = (matrix, [x, y, z]) =>
  [0, 1, 2].map((row) => matrix[row] * x + matrix[4 + row] * y + matrix[8 + row] * z + matrix[12 + row]);
