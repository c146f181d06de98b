import { limits } from '@vitrine/shared/contract';
import type { Reader } from '../../readers/reader';
import type { ContainedDocument, ContainedFile, ExperienceContent } from './experience-file';
import type { experienceTasks } from './experience-tasks';

/** A file of an experience that was found to be whole and unchanged, apart from the bytes of what it contains. */
export interface OpenExperienceFile {
  /** In today’s shape; of the documents, how many there are. */
  content: Awaited<ReturnType<(typeof experienceTasks)['openExperience']>>;
  /** All of it. */
  wholeContent(): Promise<ExperienceContent>;
  /** Writes a contained file to a path. @throws Unreadable where it is not the one that was exported. */
  copyFile(file: ContainedFile, target: string): Promise<void>;
  close(): Promise<void>;
}

/** Small enough for the event loop to take them in at once. */
const documentsAtOnce = 50;

/** @throws Unreadable with what is wrong and what to do. */
export async function openExperienceFile(reader: Reader, path: string): Promise<OpenExperienceFile> {
  const content = await reader.call('openExperience', [path]);
  return {
    content,
    async wholeContent() {
      const documents: ContainedDocument[] = [];
      for (;;) {
        const some = await reader.call('experienceDocuments', [documents.length, documentsAtOnce]);
        if (some.length === 0) return { ...content, documents };
        documents.push(...some);
      }
    },
    copyFile: (file, target) => reader.call('copyExperienceFile', [file, target], limits.videoCheckMs),
    close: () => reader.call('closeExperience', []),
  };
}
