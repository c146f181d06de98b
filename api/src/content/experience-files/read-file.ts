import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { limits } from '@vitrine/shared/contract';
import { manifestSchemaVersion } from '@vitrine/shared/contract/version';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { Unreadable } from '../imports/unreadable';
import { documentFrom } from '../schema-migrations';
import { checkContent } from './check-content';
import {
  type ContainedFile,
  contentEntry,
  contentHash,
  type ExperienceContent,
  experienceContent,
  fileEntry,
  fileFormat,
} from './experience-file';

/** A file of an experience that was found to be whole and unchanged, apart from the bytes of what it contains. */
export interface OpenExperienceFile {
  /** In today's shape. */
  content: ExperienceContent;
  /** Writes a contained file to a path. @throws Unreadable where it is not the one that was exported. */
  copyFile(file: ContainedFile, target: string): Promise<void>;
  close(): void;
}

const refusals = {
  foreign:
    'This is not an experience that Vitrine exported. Choose a file that “Export” in the manifest area gave.',
  damaged: 'The file is cut off or damaged. Copy or download it again, or export the experience once more.',
  changed:
    'The file was changed after its export: what is in it does not fit its hash. Import it as it was exported, and make the changes in the editor.',
  newer: (version: number) =>
    `The file is from a newer Vitrine: it has schema version ${version}, and this one reads at most ${manifestSchemaVersion}. Update this one first.`,
  missing: (count: number) =>
    `The file lacks ${count} of the models, pictures and films that it names. Export the experience once more, and import the file as it is.`,
  wrongFile: (name: string) =>
    `“${name}” in the file is not what was exported. Export the experience once more, and import the file as it is.`,
  extra: (name: string) =>
    `“${name.slice(0, 80)}” does not belong into the file of an experience. Import it as it was exported.`,
  tooLarge: 'There is more in the file than the file of an experience may hold.',
};

/** @throws Unreadable with what is wrong and what to do. */
export async function openExperienceFile(path: string): Promise<OpenExperienceFile> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(async () => {
    throw new Unreadable(refusals[(await beginsAsZip(path)) ? 'damaged' : 'foreign']);
  });
  try {
    const entries = await readEntries(zip);
    const content = await readContent(zip, entries.get(contentEntry));
    checkEntries(content, entries);
    return {
      content,
      copyFile: (file, target) => copyFile(zip, entries.get(fileEntry(file)), file, target),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function beginsAsZip(path: string): Promise<boolean> {
  const head = await text(createReadStream(path, { end: 3, encoding: 'latin1' }));
  return head === 'PK\x03\x04';
}

const maxEntries = 50_000;

/** Names are only compared, never used as paths. */
async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw new Unreadable(refusals.tooLarge);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new Unreadable(refusals.extra(entry.fileName));
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(refusals.damaged);
  }
  return entries;
}

async function readContent(zip: ZipFile, entry: Entry | undefined): Promise<ExperienceContent> {
  if (!entry) throw new Unreadable(refusals.foreign);
  if (entry.uncompressedSize > limits.experienceContentBytes) throw new Unreadable(refusals.tooLarge);
  const json = await zip
    .openReadStreamPromise(entry)
    .then(text)
    .then((read): unknown => JSON.parse(read))
    .catch(() => {
      throw new Unreadable(refusals.damaged);
    });
  const head = z
    .looseObject({ format: z.literal(fileFormat), schemaVersion: z.int().min(1) })
    .safeParse(json);
  if (!head.success) throw new Unreadable(refusals.foreign);
  const { hash, ...stored } = head.data;
  // Before its hash: what a newer one hashes, nobody knows here.
  if (stored.schemaVersion > manifestSchemaVersion)
    throw new Unreadable(refusals.newer(stored.schemaVersion));
  if (contentHash(stored) !== hash) throw new Unreadable(refusals.changed);
  const content = experienceContent.safeParse(stored);
  if (!content.success) throw new Unreadable(refusals.changed);
  return checkContent(inTodaysShape(content.data));
}

function inTodaysShape(content: ExperienceContent): ExperienceContent {
  const { documents, schemaVersion } = content;
  return {
    ...content,
    schemaVersion: manifestSchemaVersion,
    documents: documents.map((one) => ({
      ...one,
      contents: one.contents.map((data) => documentFrom(schemaVersion, one.area, data)),
    })),
  };
}

const maxBytes = {
  model: limits.glbUploadBytes,
  image: limits.imageUploadBytes,
  video: limits.videoUploadBytes,
};

function checkEntries({ files }: ExperienceContent, entries: ReadonlyMap<string, Entry>): void {
  const named = new Set([contentEntry, ...files.map(fileEntry)]);
  const missing = files.filter((file) => !entries.has(fileEntry(file)));
  if (missing.length > 0) throw new Unreadable(refusals.missing(missing.length));
  for (const name of entries.keys()) if (!named.has(name)) throw new Unreadable(refusals.extra(name));
  for (const file of files) {
    if (file.bytes > maxBytes[file.kind]) throw new Unreadable(refusals.tooLarge);
    // What it unpacks to is never more than this: the reader stops there.
    if (entries.get(fileEntry(file))?.uncompressedSize !== file.bytes)
      throw new Unreadable(refusals.wrongFile(fileEntry(file)));
  }
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > limits.experienceFileBytes) throw new Unreadable(refusals.tooLarge);
}

async function copyFile(
  zip: ZipFile,
  entry: Entry | undefined,
  file: ContainedFile,
  target: string,
): Promise<void> {
  if (!entry) throw new Error(`No entry for ${file.sha256}`);
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const content = await zip.openReadStreamPromise(entry).catch(() => {
    throw new Unreadable(refusals.damaged);
  });
  let broken = false;
  content.on('error', () => {
    broken = true;
  });
  try {
    await pipeline(content, hashing, createWriteStream(target));
  } catch (error) {
    throw broken ? new Unreadable(refusals.wrongFile(fileEntry(file))) : error;
  }
  if (hash.digest('hex') !== file.sha256) throw new Unreadable(refusals.wrongFile(fileEntry(file)));
}
