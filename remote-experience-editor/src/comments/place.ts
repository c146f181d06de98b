import type { CommentThread } from '@vitrine/shared/contract';
import type { Area } from '@vitrine/shared/contract/areas/list';

/** Where somebody is in an experience. */
export interface Place {
  area: Area;
  /** The open document; null in a list, or in an area without documents. */
  documentId: string | null;
}

/** What a comment is about: the nearest first. */
export const subjects = ['document', 'area', 'experience'] as const;
export type Subject = (typeof subjects)[number];

export const subjectsAt = ({ documentId }: Place): Subject[] =>
  subjects.filter((subject) => subject !== 'document' || documentId !== null);

/** What the API is told that a comment is about. */
export const aboutOf = ({ area, documentId }: Place, subject: Subject) =>
  ({
    document: { area, documentId },
    area: { area, documentId: null },
    experience: { area: null, documentId: null },
  })[subject];

/** Threads about where one is: about the open document, or else about the area with all its documents; then the others. */
export function groupThreads(
  threads: CommentThread[],
  { area, documentId }: Place,
): { here: CommentThread[]; elsewhere: CommentThread[] } {
  const isHere = (thread: CommentThread) =>
    documentId === null ? thread.area === area : thread.document?.id === documentId;
  return { here: threads.filter(isHere), elsewhere: threads.filter((thread) => !isHere(thread)) };
}

/** How many threads each area has. */
export function countThreads(threads: CommentThread[]): Partial<Record<Area, number>> {
  const counts: Partial<Record<Area, number>> = {};
  for (const { area } of threads) if (area) counts[area] = (counts[area] ?? 0) + 1;
  return counts;
}
