/**
 * What a GLB declares of itself, counted from its JSON alone: nothing that it names is allocated, and nothing is read
 * that its limits do not allow. Whatever looks at the file afterwards works within them.
 */

import { checkCopies } from './glb-copies.mjs';
import { checkExtensions } from './glb-extensions.mjs';
import { DeclaredModel, jsonOf, listOf, objectOf } from './glb-json.mjs';
import { checkData, checkMemory } from './glb-numbers.mjs';
import { broken, checkAtMost, Refusal, shownCount } from './glb-refusal.mjs';

/** A part is a primitive at a node, which is drawn by itself. */
const partsPerNode = 4;
/** Of one primitive; a face has some fifty. */
const mostTargets = 64;
/** Far above what people save as views. */
const mostCameras = 100;
/** Points and lines have no triangles, and cost as much. */
const cornersPerTriangle = 3;

/**
 * The JSON of a GLB whose numbers are within the limits.
 * @param limits `limits.model` of the contract
 * @returns null where there is none; the validator says why.
 * @throws Refusal
 */
export function declaredIn(bytes, limits) {
  const json = jsonOf(bytes);
  if (json === null) return null;
  const model = new DeclaredModel(json);
  // First: an accessor that an extension fills has no numbers of its own.
  checkExtensions({ required: listOf(json.extensionsRequired), used: listOf(json.extensionsUsed) });
  checkCounts(model, limits);
  checkMorphing(model);
  const places = placesIn(model, limits);
  checkParts(model, places, limits);
  checkData(model);
  checkDrawn(model, limits);
  checkMemory(model);
  checkCopies(model, places);
  return model;
}

const TRIANGLES = 4;
const STRIP_OR_FAN = [5, 6];

/** @returns of a primitive that has so many corners. */
export function trianglesOf(mode, corners) {
  if (mode === TRIANGLES) return Math.floor(corners / cornersPerTriangle);
  return STRIP_OR_FAN.includes(mode) ? Math.max(0, corners - 2) : 0;
}

/** @returns what a primitive costs, in triangles. */
export const weightOf = (mode, corners) =>
  Math.max(trianglesOf(mode, corners), Math.ceil(corners / cornersPerTriangle));

function checkCounts({ json, materials, nodes }, limits) {
  checkAtMost('model-nodes', nodes.length, limits.nodes, 'nodes');
  checkAtMost('model-materials', materials.length, limits.materials, 'materials');
  const lit = nodes.filter(({ extensions }) => objectOf(extensions).KHR_lights_punctual).length;
  const { lights } = objectOf(objectOf(json.extensions).KHR_lights_punctual);
  checkAtMost('model-lights', Math.max(lit, listOf(lights).length), limits.lights, 'lights');
  checkAtMost('model-cameras', listOf(json.cameras).length, mostCameras, 'cameras');
  if (isDeeperThan(limits.depth, nodes))
    throw new Refusal(
      'model-depth',
      `The model nests its nodes more than ${limits.depth} deep. Flatten them and export it again.`,
      { most: limits.depth },
    );
}

/** A circle of nodes is deeper than anything. */
function isDeeperThan(most, nodes) {
  let level = new Set(nodes.keys());
  for (let depth = 0; level.size > 0; depth += 1) {
    if (depth === most) return true;
    level = new Set([...level].flatMap((index) => listOf(nodes[index]?.children)));
  }
  return false;
}

function checkMorphing({ primitives }) {
  for (const primitive of primitives) {
    const targets = listOf(primitive.targets).map(objectOf);
    checkAtMost('model-morph-targets', targets.length, mostTargets, 'morph targets in one part');
    const isPlaced = (attributes) => 'POSITION' in objectOf(attributes);
    // Drawing these throws in every frame, and the whole scene is gone.
    if (targets.length > 0 && !(isPlaced(primitive.attributes) && targets.some(isPlaced)))
      throw broken('Scenes cannot show morph targets without positions.');
  }
}

/**
 * @returns the nodes that a browser makes, once for each scene that has them: it makes those of all scenes.
 * @throws Refusal
 */
function placesIn({ nodes, scenes }, limits) {
  const places = [];
  const placed = new Set();
  for (const scene of scenes) {
    // Grows while it is walked.
    const inScene = new Set(listOf(scene.nodes));
    for (const index of inScene) {
      placed.add(index);
      places.push(objectOf(nodes[index]));
      for (const child of listOf(nodes[index]?.children)) inScene.add(child);
      if (places.length > limits.nodes) throw tooManyPlaces(limits);
    }
    // A scene is a node too.
    if (inScene.size === 0) places.push({});
  }
  if (places.length > limits.nodes) throw tooManyPlaces(limits);
  return [...places, ...nodes.filter((_, index) => !placed.has(index))];
}

const tooManyPlaces = (limits) =>
  new Refusal(
    'model-scenes',
    `The model’s scenes have more than ${shownCount(limits.nodes)} nodes in all, counted in each of them. Export one scene only.`,
    { most: limits.nodes },
  );

function checkParts(model, places, limits) {
  const parts = places.reduce((sum, node) => sum + model.primitivesAt(node).length, 0);
  const advice = 'Join what has the same material.';
  checkAtMost('model-parts', parts, limits.nodes * partsPerNode, 'parts', advice);
}

function checkDrawn(model, limits) {
  let triangles = 0;
  for (const node of model.nodes) {
    const instances = model.instancesAt(node);
    for (const { attributes, indices, mode = TRIANGLES } of model.primitivesAt(node)) {
      const vertices = model.countAt(objectOf(attributes).POSITION);
      const drawn = indices === undefined ? vertices : model.countAt(indices);
      // Vertices that nothing draws are held all the same, and an instance of nothing has its place.
      triangles += instances * Math.max(weightOf(mode, drawn), Math.ceil(vertices / cornersPerTriangle), 1);
    }
  }
  if (triangles > limits.triangles)
    throw new Refusal(
      'model-triangles',
      `The model weighs as much as ${shownCount(triangles)} triangles, with its points, its lines and each copy; at most ${shownCount(limits.triangles)} are possible.`,
      { found: triangles, most: limits.triangles },
    );
}
