/**
 * Runs in a process of its own, which may be killed: checks the GLB whose path is its argument and prints one line
 * of JSON, a `GlbVerdict` (see glb-check.ts).
 */
import { readFile } from 'node:fs/promises';
import { getBounds, WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { MeshoptDecoder } from 'meshoptimizer';

const shownErrors = 5;
/** What scenes cannot draw although it is valid. */
const undrawable = ['KHR_draco_mesh_compression', 'KHR_texture_basisu'];

async function verdictOn(path) {
  const bytes = new Uint8Array(await readFile(path));
  const report = await validateBytes(bytes, {
    format: 'glb',
    maxIssues: 1000,
    externalResourceFunction: (uri) =>
      Promise.reject(new Error(`A model may not refer to other files: ${uri.slice(0, 100)}`)),
  });
  const errors = report.issues.messages.filter(({ severity }) => severity === 0);
  if (report.issues.numErrors > 0) return { errors: errors.slice(0, shownErrors).map(said) };

  const outside = outsideAddress(jsonOf(bytes));
  if (outside) return { errors: [`A model may not refer to other files: ${outside.slice(0, 100)}`] };
  return facts(bytes);
}

const said = ({ message, pointer }) =>
  `${message.replace(/^Node Exception: Error: /, '')}${pointer ? ` (${pointer})` : ''}`;

const jsonOf = (bytes) => {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(12, true);
  return JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
};

/** An address anywhere in the file, extensions included, that is not data. */
function outsideAddress(value) {
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'uri' && typeof inner === 'string' && !inner.startsWith('data:')) return inner;
    const found = outsideAddress(inner);
    if (found) return found;
  }
  return null;
}

async function facts(bytes) {
  const required = jsonOf(bytes).extensionsRequired ?? [];
  const unknown = required.filter(
    (name) =>
      undrawable.includes(name) || !ALL_EXTENSIONS.some(({ EXTENSION_NAME }) => EXTENSION_NAME === name),
  );
  if (unknown.length > 0) return { errors: [`Scenes cannot show a model that needs ${unknown.join(', ')}.`] };

  const io = new WebIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const root = (await io.readBinary(bytes)).getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  const triangles = scene ? trianglesIn(scene) : 0;
  if (triangles === 0) return { errors: ['There is nothing to see in this model.'] };
  const { min, max } = getBounds(scene);
  const dimensions = max.map((value, i) => value - min[i]);
  if (!dimensions.every(Number.isFinite)) return { errors: ['The model has no size.'] };
  return {
    facts: {
      triangles,
      materials: root.listMaterials().length,
      textures: root
        .listTextures()
        .map((texture) => texture.getSize())
        .filter((size) => size !== null)
        .map(([width, height]) => ({ width, height })),
      dimensionsMetres: dimensions.map(rounded),
      baseMetres: rounded(min[1]),
    },
  };
}

/** To the millimetre; no negative zero. */
const rounded = (metres) => Math.round(metres * 1000) / 1000 || 0;

const TRIANGLES = 4;
const STRIP_OR_FAN = [5, 6];

function trianglesIn(scene) {
  let triangles = 0;
  scene.traverse((node) => {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const corners = (primitive.getIndices() ?? primitive.getAttribute('POSITION'))?.getCount() ?? 0;
      if (primitive.getMode() === TRIANGLES) triangles += Math.floor(corners / 3);
      else if (STRIP_OR_FAN.includes(primitive.getMode())) triangles += Math.max(0, corners - 2);
    }
  });
  return triangles;
}

process.stdout.write(JSON.stringify(await verdictOn(process.argv[2])));
