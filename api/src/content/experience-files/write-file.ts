import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../files/file-store';
import { canonicalJson } from '../canonical';
import { contentEntry, contentHash, type ExperienceContent, fileEntry } from './experience-file';

/** The same moment in every file, so that the same experience gives the same bytes. */
const mtime = new Date('1980-01-01T00:00:00Z');

/**
 * The archive as a stream, and its length. Nothing is compressed: models, pictures and films are already.
 * @throws (in the stream) where a file is not in the store.
 */
export async function writeExperienceFile(
  content: ExperienceContent,
  store: Pick<FileStore, 'read'>,
): Promise<{ stream: Readable; bytes: number }> {
  const zip = new ZipFile();
  const json = canonicalJson({ ...content, hash: contentHash(content) });
  const options = { mtime, compress: false, forceDosTimestamp: true };
  zip.addBuffer(Buffer.from(json), contentEntry, options);
  for (const file of content.files) {
    zip.addReadStreamLazy(fileEntry(file), { ...options, size: file.bytes }, (done) => {
      store.read(file.sha256, file.extension).then(
        (found) => done(found ? null : new Error(`No file ${file.sha256}`), found ?? new PassThrough()),
        (error: unknown) => done(error, new PassThrough()),
      );
    });
  }
  // Plain Readable: what yazl hands out is typed as less than it is.
  const stream = zip.outputStream as Readable;
  zip.on('error', (error: Error) => stream.destroy(error));
  const bytes = await new Promise<number>((done) =>
    zip.end({ forceZip64Format: false, comment: '' }, done as () => void),
  );
  return { stream, bytes };
}
