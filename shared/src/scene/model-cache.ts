import { Box3, type Material, Mesh, type Object3D, type Texture } from 'three';
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { modelFiles } from '../browser/model-files';
import type { ModelFile } from '../contract/values/model-file';
import { readBytes } from './read-bytes';

/** A model, addressed by its content. */
export interface ModelSource extends ModelFile {
  sha256: string;
}

/** A parsed model. Placed copies share its geometries, materials and textures. */
export interface Model {
  object: Object3D;
  /** It in one of its material variants; null where there is none of that name. Left out: it has none. */
  dressed?: (materialVariant: string) => Promise<Object3D | null>;
  /** What has been made for it besides, and goes with it. */
  copies: Object3D[];
  /** Bounding box around the model's own origin, in metres. */
  box: Box3;
}

interface Entry {
  users: number;
  model: Model | null;
  pending: Promise<Model>;
  abort: AbortController;
  onBytes: Set<(loaded: number) => void>;
}

const entries = new Map<string, Entry>();
const listeners = new Set<() => void>();

/**
 * Takes part in a model: it is fetched and parsed for the first taker and kept until the last one releases it.
 * @returns the model, and `release`, to be called once.
 * @throws (rejects) when it cannot be fetched or parsed; it must be released all the same.
 */
export function takeModel(
  source: ModelSource,
  onBytes: (loaded: number) => void = () => {},
): { model: Promise<Model>; release: () => void } {
  const entry = entries.get(source.sha256) ?? start(source);
  entry.users += 1;
  entry.onBytes.add(onBytes);
  return {
    model: entry.pending,
    release() {
      entry.users -= 1;
      entry.onBytes.delete(onBytes);
      // Not at once: a new scene may take the same model in the same commit that released it.
      setTimeout(() => entry.users === 0 && drop(source.sha256, entry), 0);
    },
  };
}

/** The model if it has been fetched and parsed. */
export const loadedModel = (sha256: string): Model | null => entries.get(sha256)?.model ?? null;

/** Whether the model is being fetched and parsed now. */
export const isModelPending = (sha256: string): boolean => entries.get(sha256)?.model === null;

/** Called whenever some model begins to load, has been loaded, failed or was dropped. Returns its undo. */
export function onModelsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function start(source: ModelSource): Entry {
  const abort = new AbortController();
  const onBytes: Entry['onBytes'] = new Set();
  const pending = load(source, abort.signal, (loaded) => {
    for (const report of onBytes) report(loaded);
  });
  const entry: Entry = { users: 0, model: null, pending, abort, onBytes };
  entries.set(source.sha256, entry);
  tellListeners();
  pending.then(
    (model) => {
      if (abort.signal.aborted) return dispose(model);
      entry.model = model;
      tellListeners();
    },
    () => {
      if (entries.get(source.sha256) !== entry) return;
      // The next taker tries again.
      entries.delete(source.sha256);
      tellListeners();
    },
  );
  return entry;
}

/**
 * In the place of the loader's own reader of lights, which goes by the same name: each light of a file would shine from
 * each copy that is placed, and every material would reckon with all of them. A scene is lit by itself.
 */
const unlit = () => ({ name: 'KHR_lights_punctual' });

async function load(source: ModelSource, signal: AbortSignal, onBytes: (n: number) => void): Promise<Model> {
  const [file, other] = modelFiles(source);
  const bytes = await readBytes(file.url, signal, onBytes).catch((error: unknown) => {
    if (!other || signal.aborted) throw error;
    return readBytes(other.url, signal, onBytes);
  });
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).register(unlit);
  const gltf = await loader.parseAsync(bytes, '');
  const { parser, scene } = gltf;
  scene.traverse((part) => {
    // What a file says besides would be copied with every copy that is placed.
    part.userData = {};
    if (!(part instanceof Mesh)) return;
    part.castShadow = true;
    part.receiveShadow = true;
    for (const texture of texturesOf(part)) texture.anisotropy = 4;
  });
  const model: Model = { object: scene, box: new Box3().setFromObject(scene), copies: [] };
  if (parser.json.extensions?.KHR_materials_variants) {
    const made = new Map<string, Promise<Object3D | null>>();
    model.dressed = (name) => {
      const known = made.get(name);
      if (known) return known;
      const dressing = import('./material-variants').then((file) => file.dressedIn(gltf, name));
      made.set(name, dressing);
      // Tried again when it is asked for again.
      dressing.then(
        (copy) => copy && model.copies.push(copy),
        () => made.delete(name),
      );
      return dressing;
    };
  }
  return model;
}

function drop(sha256: string, entry: Entry): void {
  if (entries.get(sha256) !== entry) return;
  entries.delete(sha256);
  entry.abort.abort();
  if (entry.model) dispose(entry.model);
  tellListeners();
}

function dispose({ object, copies }: Model): void {
  for (const one of [object, ...copies])
    one.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      part.geometry.dispose();
      for (const texture of texturesOf(part)) {
        texture.dispose();
        if (texture.image instanceof ImageBitmap) texture.image.close();
      }
      for (const material of materialsOf(part)) material.dispose();
    });
}

const materialsOf = (mesh: Mesh): Material[] =>
  Array.isArray(mesh.material) ? mesh.material : [mesh.material];

const texturesOf = (mesh: Mesh): Texture[] =>
  materialsOf(mesh).flatMap((material) => Object.values(material).filter((value) => value?.isTexture));
