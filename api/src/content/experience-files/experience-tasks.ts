import type { DocumentArea } from '@vitrine/shared/contract';
import type { ContainedDocument, ContainedFile } from './experience-file';
import { type OpenedZip, openExperienceZip } from './read-file';

let open: OpenedZip | null = null;
const opened = (): OpenedZip => {
  if (!open) throw new Error('No file of an experience is open');
  return open;
};

/** Reads the file of an experience; done by a `Reader`. */
export const experienceTasks = {
  /** @throws Unreadable with what is wrong and what to do. */
  async openExperience(path: string) {
    open?.close();
    open = null;
    open = await openExperienceZip(path);
    const { documents, ...others } = open.content;
    const counts: Partial<Record<DocumentArea, number>> = {};
    for (const { area } of documents) counts[area] = (counts[area] ?? 0) + 1;
    return { ...others, documents: counts };
  },

  /** At most so many from one on; none at the end. */
  experienceDocuments: (start: number, most: number): ContainedDocument[] =>
    opened().content.documents.slice(start, start + most),

  /** Writes a contained file to a path. @throws Unreadable where it is not the one that was exported. */
  copyExperienceFile: (file: ContainedFile, target: string): Promise<void> => opened().copyFile(file, target),

  closeExperience(): void {
    open?.close();
    open = null;
  },
};
