import { loaderExtensions } from './glb-extensions.mjs';
import { jsonBytes, listOf, objectOf, sum } from './glb-json.mjs';
import { broken, checkAtMost, Refusal } from './glb-refusal.mjs';
import { materialPictures } from './glb-textures.mjs';

/** A figure of a thousand joints in twenty parts: each part follows them for itself, in every frame. */
const mostJoints = 20_000;
/** Hundreds of animations of a figure. */
const mostTracks = 50_000;

/**
 * What is little in a file and much in a browser, because each part that has it gets its own.
 * @param places nodes, once for each scene that they are in
 * @throws Refusal
 */
export function checkCopies(model, places) {
  const joints = places.map(
    (node) => listOf(model.skins[node.skin]?.joints).length * model.primitivesAt(node).length,
  );
  checkAtMost('model-joints', sum(joints), mostJoints, 'joints, counted in every part that they move');
  checkAnimations(model);
  checkExtras(model, places);
}

function checkAnimations(model) {
  // The loader still follows glTF 1’s names for keyframes, past those that the validator has seen.
  if (model.animations.some(({ parameters }) => parameters !== undefined))
    throw broken('Its animations are of glTF 1. Export it again.');
  const tracks = model.animations.flatMap(({ channels }) =>
    listOf(channels).map((channel) => tracksOf(model, objectOf(objectOf(channel).target))),
  );
  checkAtMost('model-animations', sum(tracks), mostTracks, 'animation tracks');
}

/** Where morphing is animated, each part of the mesh and each child has a track of its own. */
function tracksOf(model, { node: index, path }) {
  if (path !== 'weights') return 1;
  const node = objectOf(model.nodes[index]);
  return Math.max(1, model.primitivesAt(node).length + listOf(node.children).length);
}

/** What exporters and people add of their own is copied as JSON, with everything that has it. */
function checkExtras(model, places) {
  const images = listOf(model.json.images);
  const owners = [
    ...places.flatMap((node) => [node, ...ownersInParts(model, node)]),
    ...materialPictures(model).map(({ image }) => images[image]),
  ];
  const sizes = new Map();
  const sizeOf = (owner) => {
    if (!sizes.has(owner)) sizes.set(owner, JSON.stringify(ownContent(owner)).length);
    return sizes.get(owner);
  };
  if (sum(owners.map((owner) => sizeOf(objectOf(owner)))) > jsonBytes)
    throw new Refusal(
      'model-extras',
      `The model’s extras (custom properties) take more than ${jsonBytes / 1024 / 1024} MiB, counted in every part that has them. Export it without.`,
      { most: jsonBytes / 1024 / 1024 },
    );
}

const ownersInParts = (model, node) =>
  model
    .primitivesAt(node)
    .flatMap((primitive) => [model.meshes[node.mesh], primitive, model.materials[primitive.material]]);

const ownContent = ({ extensions, extras }) => [
  extras,
  Object.entries(objectOf(extensions)).filter(([name]) => !loaderExtensions.has(name)),
];
