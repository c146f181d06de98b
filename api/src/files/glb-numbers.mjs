import { countOf, listOf, objectOf, sum } from './glb-json.mjs';
import { Refusal } from './glb-refusal.mjs';

const MiB = 1024 * 1024;
/** More than a model of five million triangles with all of its attributes. */
const mostBytes = 512 * MiB;

const componentBytes = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 };
const components = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 };
const floatBytes = 4;
const FLOAT = 5126;

/** Both unpack to what they declare. */
const packed = ['EXT_meshopt_compression', 'KHR_meshopt_compression'];
/** A texel of four floats for each vertex, target and kind; a kind has room for those before it. */
const morphKinds = ['POSITION', 'NORMAL', 'COLOR_0'];
const texelBytes = 4 * floatBytes;
/** Each instance has a matrix. */
const matrixBytes = 16 * floatBytes;
const placement = ['TRANSLATION', 'ROTATION', 'SCALE'];

/**
 * Morph targets may name only the vertices that they move; everything else without data is a declaration and no model.
 * @throws Refusal
 */
export function checkData({ accessors, primitives }) {
  const drawn = new Set(
    primitives.flatMap(({ attributes, indices }) => [...Object.values(objectOf(attributes)), indices]),
  );
  const moved = new Set(
    primitives.flatMap(({ targets }) => listOf(targets).flatMap((target) => Object.values(objectOf(target)))),
  );
  for (const [index, { bufferView, count, sparse }] of accessors.entries()) {
    const isTarget = moved.has(index) && !drawn.has(index);
    const isWhole = isTarget || countOf(objectOf(sparse).count) >= countOf(count);
    if (bufferView === undefined && (sparse === undefined || !isWhole))
      throw new Refusal(
        'model-no-data',
        `The model declares numbers that it does not have (/accessors/${index}).`,
      );
  }
}

/**
 * That a browser has the memory for a model's numbers, with the copies that three makes of them.
 * @throws Refusal
 */
export function checkMemory(model) {
  const morphing = sum(model.primitives.map((primitive) => morphBytes(model, primitive)));
  const bytes = viewBytes(model) + accessorBytes(model) + morphing + instanceBytes(model) + trackBytes(model);
  if (bytes > mostBytes)
    throw new Refusal(
      'model-numbers',
      `The model’s geometry and animations take more than ${mostBytes / MiB} MiB in a browser. Simplify them and try again.`,
      { most: mostBytes / MiB },
    );
}

/** Each view is copied out of its buffer, also where views overlap, or unpacked. */
function viewBytes({ bufferViews, json }) {
  const views = bufferViews.map(({ byteLength, extensions }) => {
    const unpacked = packed.map((name) => objectOf(extensions)[name]).filter((view) => view !== undefined);
    return unpacked.length > 0 ? sum(unpacked.map(unpackedBytes)) : countOf(byteLength);
  });
  // Fallbacks without content.
  const buffers = listOf(json.buffers).slice(1);
  return sum(views) + sum(buffers.map((buffer) => countOf(objectOf(buffer).byteLength)));
}

function unpackedBytes(view) {
  const { byteStride, count } = objectOf(view);
  return countOf(byteStride) * countOf(count);
}

const elementBytes = ({ componentType, type }) =>
  (componentBytes[componentType] ?? floatBytes) * (components[type] ?? components.MAT4);

/** As uploaded: interleaved ones go whole, once for each start and length that accessors have in a view. */
function accessorBytes({ accessors, bufferViews }) {
  const uploads = new Map();
  for (const [index, accessor] of accessors.entries()) {
    const { bufferView, byteOffset, componentType, count, sparse } = accessor;
    const element = elementBytes(accessor);
    const stride = countOf(bufferViews[bufferView]?.byteStride) || element;
    const start = Math.floor(countOf(byteOffset) / stride);
    const isShared = stride !== element && sparse === undefined;
    const upload = isShared ? `${bufferView} ${componentType} ${start} ${count}` : index;
    uploads.set(upload, countOf(count) * stride);
  }
  return sum([...uploads.values()]);
}

function morphBytes(model, { attributes, targets }) {
  const kinds = morphKinds.findLastIndex((kind) =>
    listOf(targets).some((target) => kind in objectOf(target)),
  );
  return model.countAt(objectOf(attributes).POSITION) * listOf(targets).length * (kinds + 1) * texelBytes;
}

/** A part that is drawn in instances has its own copy of what is particular to them, and with it its own shape. */
function instanceBytes(model) {
  let total = 0;
  for (const node of model.nodes) {
    const attributes = model.instancingAt(node);
    if (attributes === null) continue;
    const own = Object.keys(attributes).filter((name) => !placement.includes(name));
    const bytes = own.map((name) => heldBytes(model, attributes[name]));
    const each = model.instancesAt(node) * matrixBytes + sum(bytes);
    for (const primitive of model.primitivesAt(node)) {
      total += each;
      if (own.length > 0) total += morphBytes(model, primitive);
    }
  }
  return total;
}

const heldBytes = (model, accessor) =>
  model.countAt(accessor) * elementBytes(objectOf(model.accessors[accessor]));

/** Keyframes that are no floats become floats for each channel again. */
const trackBytes = (model) =>
  sum(
    model.animations.flatMap(({ channels, samplers }) =>
      listOf(channels).map((channel) => {
        const { output } = objectOf(listOf(samplers)[objectOf(channel).sampler]);
        const { componentType, count, type } = objectOf(model.accessors[output]);
        return componentType === FLOAT ? 0 : countOf(count) * (components[type] ?? 0) * floatBytes;
      }),
    ),
  );
