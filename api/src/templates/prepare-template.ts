import { readFile } from 'node:fs/promises';
import type { TemplateId } from '@vitrine/shared/contract';
import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import {
  type ContainedModel,
  type ExperienceContent,
  fileFormat,
} from '../content/experience-files/experience-file';
import { type TakenIn, takenPicture } from '../content/experience-files/take-in-file';
import type { Dependencies } from '../dependencies';
import type { FileStore } from '../files/file-store';
import { glbFacts } from '../files/glb-check';
import { type FileDescription, type StoredContent, sha256Of } from '../files/keep-file';
import { newId } from '../ids';
import { catalogue, type ModelFile } from '../library/models/catalogue';
import facts from '../library/models/facts.json';
import { glbsOf, thumbnailOf } from '../library/models/models-folder';
import { lookPictures } from './product-document';
import { type CommittedPicture, posterSizes, templateLanguages, templates } from './templates';

export interface PreparedTemplate {
  content: ExperienceContent;
  /** By the hash that the content names. */
  files: Map<string, TakenIn>;
}

/**
 * A template as the file of an experience would bring it, its models and pictures in the store already, where nobody
 * sees them until the experience is created. They are the product's own, so nothing of them is checked or encoded
 * here: the models passed their checks when they were made, and the posters lie here in all of their sizes.
 */
export async function prepareTemplate(
  { files: store }: Pick<Dependencies, 'files'>,
  id: TemplateId,
): Promise<PreparedTemplate> {
  const template = templates[id];
  const files = new Map<string, TakenIn>();
  const takePicture = async (sizes: CommittedPicture[]): Promise<string> => {
    const stored = await Promise.all(
      sizes.map(({ path, ...size }) => storeCommitted(store, path, { ...webp, ...size })),
    );
    const taken = takenPicture(stored);
    files.set(taken.sha256, taken);
    return taken.sha256;
  };
  const takeModel = async (file: ModelFile): Promise<ContainedModel> => {
    const [thumbnail, ...stored] = await Promise.all([
      storeCommitted(store, thumbnailOf(file), { ...webp, ...thumbnailSize }),
      ...glbsOf(file).map((path) => storeCommitted(store, path, glb)),
    ]);
    const model = stored.at(-1) ?? missing(file);
    const taken = { facts: null, stored: [thumbnail], shown: null };
    files.set(thumbnail.sha256, { ...taken, sha256: thumbnail.sha256, bytes: thumbnail.bytes });
    const { bytes, sha256 } = model;
    files.set(sha256, { ...taken, sha256, bytes, stored, facts: glbFacts.parse(facts[file]) });
    const own = { name: catalogue[file].name, tags: [], licence: 'CC0' };
    return { id: newId(), ...own, sha256: model.sha256, thumbnail: thumbnail.sha256 };
  };

  const eachModel = template.models.map(async (file) => [file, await takeModel(file)] as const);
  const models = new Map(await Promise.all(eachModel));
  const eachPicture = template.products.flatMap((product) =>
    lookPictures(product).map(
      async (path) => [path, await takePicture([{ path, ...thumbnailSize }])] as const,
    ),
  );
  const pictures = new Map(await Promise.all(eachPicture));
  const documents = template.documents({
    model: (file) => models.get(file)?.id ?? missing(file),
    picture: (path) => pictures.get(path) ?? missing(path),
    poster: await takePicture(posterSizes(id)),
  });
  return {
    files,
    content: {
      format: fileFormat,
      schemaVersion: manifestSchemaVersion,
      experience: { name: template.name.en, description: '', languages: templateLanguages },
      documents: documents.map(({ area, data }) => ({ id: newId(), area, contents: [{ ...data }] })),
      models: [...models.values()],
      files: [],
    },
  };
}

const glb = { type: 'model/gltf-binary', extension: 'glb' };
const webp = { type: 'image/webp', extension: 'webp' };
const thumbnailSize = { width: 480, height: 480 };

/** Puts a file of the product into the store, where it is from the second time on. */
async function storeCommitted(
  store: FileStore,
  path: string,
  description: Omit<FileDescription, 'bytes'>,
): Promise<StoredContent> {
  const { bytes, sha256 } = await committedContent(path);
  await store.put(sha256, description.extension, path);
  return { sha256, bytes, ...description };
}

const committed = new Map<string, Promise<{ bytes: number; sha256: string }>>();

/** What never changes while the process runs is read and hashed once. */
function committedContent(path: string) {
  const known = committed.get(path) ?? describe(path);
  committed.set(path, known);
  return known;
}

async function describe(path: string) {
  try {
    const content = await readFile(path);
    return { bytes: content.byteLength, sha256: await sha256Of(content) };
  } catch (error) {
    committed.delete(path);
    throw error;
  }
}

function missing(file: string): never {
  throw new Error(`The template does not name ${file}`);
}
