import { PropertyType, WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { MeshoptDecoder } from 'meshoptimizer';
import { boundsOf } from './glb-bounds.mjs';
import { declaredIn, trianglesOf, weightOf } from './glb-declared.mjs';
import { listOf, objectOf } from './glb-json.mjs';
import { Refusal } from './glb-refusal.mjs';
import { texturesOf } from './glb-textures.mjs';
import { remarks } from './gltf-remarks.mjs';

const shownErrors = 5;
/** The validator stops there. */
const mostMessages = 1000;

/**
 * @param limits `limits.model` of the contract
 * @returns a `GlbVerdict` (see glb-check.ts), whatever the bytes are.
 */
export const verdictOn = (bytes, limits) =>
  examine(bytes, limits).catch((error) =>
    error instanceof Refusal
      ? { code: error.code, values: error.values, errors: [error.message] }
      : { errors: [`It cannot be read: ${error.message}`] },
  );

async function examine(bytes, limits) {
  // Before anything else sees it, and allocates what it declares.
  const model = declaredIn(bytes, limits);
  const { issues } = await validateBytes(bytes, {
    format: 'glb',
    maxIssues: mostMessages,
    // Remarks must not keep it from reaching an error.
    ignoredIssues: remarks,
    externalResourceFunction: (uri) =>
      Promise.reject(new Error(`A model may not refer to other files: ${uri.slice(0, 100)}`)),
  });
  if (issues.numErrors > 0 || issues.truncated) {
    const { length } = issues.messages;
    return {
      errors: issues.messages.slice(0, shownErrors).map(said),
      found: { count: length, isLeast: issues.truncated },
    };
  }
  if (model === null) return { errors: ['Its description cannot be read.'] };

  const outside = outsideAddress(model.json);
  if (outside) return { errors: [`A model may not refer to other files: ${outside.slice(0, 100)}`] };
  return facts(bytes, model, limits);
}

const said = ({ message, pointer }) =>
  `${message.replace(/^Node Exception: Error: /, '')}${pointer ? ` (${pointer})` : ''}`;

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

async function facts(bytes, model, limits) {
  // It is compiled meanwhile, and answers nothing before.
  await MeshoptDecoder.ready;
  const io = new WebIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const root = (await io.readBinary(bytes)).getRoot();
  const scene = root.getDefaultScene() ?? root.listScenes()[0];
  const primitives = scene ? primitivesIn(scene) : [];
  if (!primitives.some(({ corners, mode }) => trianglesOf(mode, corners) > 0))
    return { errors: ['There is nothing to see in this model.'] };
  const { min, max } = boundsOf(scene);
  const dimensions = max.map((value, i) => value - min[i]);
  if (!dimensions.every(Number.isFinite)) return { errors: ['The model has no size.'] };
  checkExtent(Math.max(...dimensions), limits);
  return {
    facts: {
      triangles: primitives.reduce(
        (sum, { corners, instances, mode }) => sum + weightOf(mode, corners) * instances,
        0,
      ),
      materials: root.listMaterials().filter(isDrawn).length,
      textures: await texturesOf(model, root, limits),
      dimensionsMetres: dimensions.map(rounded),
      baseMetres: rounded(min[1]),
      materialVariants: variantsIn(model.json, limits),
    },
  };
}

/** What only other looks are made of is not drawn beside it. */
const isDrawn = (material) =>
  material.listParents().some(({ propertyType }) => propertyType === PropertyType.PRIMITIVE);

/** Names of its material variants. What has none, or one that nobody would read, cannot be chosen. */
function variantsIn({ extensions }, { materialVariants, variantNameLength }) {
  const { variants } = objectOf(objectOf(extensions).KHR_materials_variants);
  const names = listOf(variants)
    .map((variant) => objectOf(variant).name)
    .filter((name) => typeof name === 'string' && name.trim() === name && !/\p{Cc}/u.test(name));
  const readable = names.filter(({ length }) => length > 0 && length <= variantNameLength);
  return [...new Set(readable)].slice(0, materialVariants);
}

/** To the millimetre; no negative zero. */
const rounded = (metres) => Math.round(metres * 1000) / 1000 || 0;

function checkExtent(metres, { extentMetres: { max, min } }) {
  if (metres > max)
    throw new Refusal(
      'model-too-wide',
      `The model is ${shown(metres)} m wide; at most ${shown(max)} m are possible. If it was made in millimetres, export it in metres.`,
      { found: metres, most: max },
    );
  if (metres < min)
    throw new Refusal(
      'model-too-narrow',
      `The model is less than ${shown(min * 1000)} mm wide. Its unit is probably wrong: export it in metres.`,
      { least: min * 1000 },
    );
}

const shown = (metres) => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(metres);

/** As drawn: what two nodes share comes twice. */
function primitivesIn(scene) {
  const primitives = [];
  scene.traverse((node) => {
    const [places] = node.getExtension('EXT_mesh_gpu_instancing')?.listAttributes() ?? [];
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const corners = (primitive.getIndices() ?? primitive.getAttribute('POSITION'))?.getCount() ?? 0;
      primitives.push({ corners, instances: places?.getCount() ?? 1, mode: primitive.getMode() });
    }
  });
  return primitives;
}
