import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TemplateId } from '@vitrine/shared/contract';
import { manifestSchemaVersion } from '@vitrine/shared/contract/version';
import {
  type ContainedModel,
  type ExperienceContent,
  fileFormat,
} from '../content/experience-files/experience-file';
import type { TakenIn } from '../content/experience-files/take-in-file';
import type { Dependencies } from '../dependencies';
import type { FileStore } from '../files/file-store';
import { glbFacts } from '../files/glb-check';
import {
  type FileDescription,
  recordFile,
  type StoredContent,
  sha256Of,
  storeFile,
} from '../files/keep-file';
import { recordImage, storeImage } from '../files/keep-image';
import { newId } from '../ids';
import { catalogue, type ModelFile } from '../library/models/catalogue';
import facts from '../library/models/facts.json';
import { modelsFolder } from '../library/models/models-folder';
import { posterOf, templateLanguages, templates } from './templates';

export interface PreparedTemplate {
  content: ExperienceContent;
  /** By the hash that the content names. */
  files: Map<string, TakenIn>;
}

/**
 * A template as the file of an experience would bring it, its models and pictures in the store already, where nobody
 * sees them until the experience is created. The models passed their checks when they were made.
 */
export async function prepareTemplate(
  { files: store }: Pick<Dependencies, 'files'>,
  id: TemplateId,
): Promise<PreparedTemplate> {
  const template = templates[id];
  const files = new Map<string, TakenIn>();
  const takePicture = async (path: string): Promise<string> => {
    const name = await sha256Of(path);
    const stored = await storeImage(store, path);
    const largest = stored.at(-1);
    if (!largest) throw new Error('A picture has at least one size');
    const record: TakenIn['record'] = async (tx, brandId) => void (await recordImage(tx, brandId, stored));
    files.set(name, { sha256: largest.sha256, bytes: largest.bytes, facts: null, record });
    return name;
  };
  const takeModel = async (file: ModelFile): Promise<ContainedModel> => {
    const [model, thumbnail] = await Promise.all([
      storeCommitted(store, join(modelsFolder, 'glb', `${file}.glb`), glb),
      storeCommitted(store, thumbnailOf(file), thumbnailFile),
    ]);
    for (const stored of [model, thumbnail])
      files.set(stored.sha256, {
        sha256: stored.sha256,
        bytes: stored.bytes,
        facts: stored === model ? glbFacts.parse(facts[file]) : null,
        record: async (tx) => void (await recordFile(tx, stored)),
      });
    const own = { name: catalogue[file].name, tags: [], licence: 'CC0' };
    return { id: newId(), ...own, sha256: model.sha256, thumbnail: thumbnail.sha256 };
  };

  const models = new Map<ModelFile, ContainedModel>();
  for (const file of template.models) models.set(file, await takeModel(file));
  const pictures = new Map<ModelFile, string>();
  for (const { model } of template.products) pictures.set(model, await takePicture(thumbnailOf(model)));
  const documents = template.documents({
    model: (file) => models.get(file)?.id ?? missing(file),
    picture: (file) => pictures.get(file) ?? missing(file),
    poster: await takePicture(posterOf(id)),
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
const thumbnailFile = { type: 'image/webp', extension: 'webp', width: 480, height: 480 };
const thumbnailOf = (file: ModelFile) => join(modelsFolder, 'thumbnails', `${file}.webp`);

async function storeCommitted(
  store: FileStore,
  path: string,
  description: Omit<FileDescription, 'bytes'>,
): Promise<StoredContent> {
  const content = await readFile(path);
  return storeFile(store, content, { ...description, bytes: content.byteLength });
}

function missing(file: ModelFile): never {
  throw new Error(`The template does not name the model ${file}`);
}
