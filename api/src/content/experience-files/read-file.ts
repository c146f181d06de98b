import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { limits } from '@vitrine/shared/contract';
import { manifestSchemaVersion } from '@vitrine/shared/contract/federation/version';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { translatable } from '../../translatable-message';
import { parseShallow } from '../imports/parse-shallow';
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
export interface OpenedZip {
  /** In today's shape. */
  content: ExperienceContent;
  /** Writes a contained file to a path. @throws Unreadable where it is not the one that was exported. */
  copyFile(file: ContainedFile, target: string): Promise<void>;
  close(): void;
}

type Plain = 'foreign' | 'damaged' | 'changed' | 'tooLarge';
const refused = (name: `experience.${Plain}`) => new Unreadable(translatable(name));
const wrongFile = (file: ContainedFile) =>
  new Unreadable(translatable('experience.wrongFile', { name: fileEntry(file) }));
const extra = (name: string) => new Unreadable(translatable('experience.extra', { name: name.slice(0, 80) }));

/** @throws Unreadable with what is wrong and what to do. */
export async function openExperienceZip(path: string): Promise<OpenedZip> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(async () => {
    throw refused((await beginsAsZip(path)) ? 'experience.damaged' : 'experience.foreign');
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
  if (zip.entryCount > maxEntries) throw refused('experience.tooLarge');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw extra(entry.fileName);
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : refused('experience.damaged');
  }
  return entries;
}

async function readContent(zip: ZipFile, entry: Entry | undefined): Promise<ExperienceContent> {
  if (!entry) throw refused('experience.foreign');
  if (entry.uncompressedSize > limits.experienceContentBytes) throw refused('experience.tooLarge');
  const json = await zip
    .openReadStreamPromise(entry)
    .then(text)
    .then(parseShallow)
    .catch(() => {
      throw refused('experience.damaged');
    });
  const head = z
    .looseObject({ format: z.literal(fileFormat), schemaVersion: z.int().min(1) })
    .safeParse(json);
  if (!head.success) throw refused('experience.foreign');
  const { hash, ...stored } = head.data;
  // Before its hash: what a newer one hashes, nobody knows here.
  if (stored.schemaVersion > manifestSchemaVersion)
    throw new Unreadable(
      translatable('experience.newer', { given: stored.schemaVersion, most: manifestSchemaVersion }),
    );
  if (contentHash(stored) !== hash) throw refused('experience.changed');
  const content = experienceContent.safeParse(stored);
  if (!content.success) throw refused('experience.changed');
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
  if (missing.length > 0) throw new Unreadable(translatable('experience.missing', { count: missing.length }));
  for (const name of entries.keys()) if (!named.has(name)) throw extra(name);
  for (const file of files) {
    if (file.bytes > maxBytes[file.kind]) throw refused('experience.tooLarge');
    // What it unpacks to is never more than this: the reader stops there.
    if (entries.get(fileEntry(file))?.uncompressedSize !== file.bytes) throw wrongFile(file);
  }
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > limits.experienceFileBytes) throw refused('experience.tooLarge');
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
    throw refused('experience.damaged');
  });
  const copy = createWriteStream(target);
  // Whichever fails takes the other with it; a full disk is not the archive's fault.
  let first: 'content' | 'copy' | null = null;
  content.on('error', () => {
    first ??= 'content';
  });
  copy.on('error', () => {
    first ??= 'copy';
  });
  try {
    await pipeline(content, hashing, copy);
  } catch (error) {
    throw first === 'content' ? wrongFile(file) : error;
  }
  if (hash.digest('hex') !== file.sha256) throw wrongFile(file);
}
