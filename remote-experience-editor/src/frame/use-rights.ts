import type { Brand, Experience } from '@vitrine/shared/contract';
import { useMay } from '@vitrine/shared/ui';
import { useMemo } from 'react';
import type { ExperienceContextValue } from '../experience/experience-context';

/** What the person may do in an experience; the API decides it again. */
export function useRights(
  { archivedAt, editorsMayPublish, id }: Brand,
  experience: Experience,
): ExperienceContextValue['may'] {
  const ask = useMay();
  // The API refuses every write to what is archived.
  const inUse = !experience.archivedAt && !archivedAt;
  return useMemo(
    () => ({
      write: inUse && ask('documents:write', id),
      publish: inUse && ask('publish', id, editorsMayPublish),
      comment: inUse && ask('comments:write', id),
      controlRuns: ask('runs:control', id),
      moderate: ask('answers:moderate', id),
      writeLibrary: ask('library:write', id),
      previewDraft: ask('test-accesses:write', id),
    }),
    [ask, editorsMayPublish, id, inUse],
  );
}
