import { endpoints } from '@vitrine/shared/contract';
import { useAnswers } from '@vitrine/shared/ui';
import { useEffect } from 'react';
import { saveSummary } from '../documents/open-documents';

const calmMs = 2_000;

/** Some seconds after the last save: what the menu counts, the checks and the experience's state may be old. */
export function useRenewAfterSaving(): void {
  const answers = useAnswers();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = saveSummary.subscribe(({ state }, former) => {
      if (state === former.state) return;
      clearTimeout(timer);
      if (state !== 'saved') return;
      timer = setTimeout(
        () =>
          void answers.invalidate(
            endpoints.checkExperience,
            endpoints.getExperience,
            endpoints.getReview,
            endpoints.listDocuments,
            endpoints.getDocumentOutline,
            endpoints.listDocumentLinks,
            endpoints.listDocumentUses,
          ),
        calmMs,
      );
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [answers]);
}
