import { endpoints } from '@vitrine/shared/contract';
import { useAnswers } from '@vitrine/shared/ui';
import { useEffect, useRef } from 'react';
import { saveSummary } from '../documents/store/open-documents';

const calmMs = 2_000;
/** The library too: what a colleague places may be a model that came or was replaced since it was read. */
const lists = [endpoints.listDocuments, endpoints.getDocumentOutline, endpoints.listLibrary];

/**
 * Reads again what is old once somebody saved a document: lists at once; some seconds after the last save, what is
 * computed from all of them.
 * @param draft as the live stream tells it: with another one somebody saved, perhaps oneself.
 */
export function useRenewal(draft: number | undefined): void {
  const answers = useAnswers();
  const reading = useRef({ running: false, again: false });
  useEffect(() => {
    if (draft === undefined) return;
    const { current } = reading;
    current.again = true;
    if (current.running) return;
    current.running = true;
    void (async () => {
      while (current.again) {
        current.again = false;
        const start = performance.now();
        await answers.invalidate(...lists);
        // A list of thousands is fetched page by page: it rests as long as that took.
        const tookMs = performance.now() - start;
        await new Promise((resolve) => setTimeout(resolve, tookMs));
      }
      current.running = false;
    })();
  }, [answers, draft]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renewSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () =>
          void answers.invalidate(
            ...lists,
            endpoints.checkExperience,
            endpoints.getExperience,
            endpoints.getReview,
            endpoints.listDocumentLinks,
            endpoints.listDocumentUses,
          ),
        calmMs,
      );
    };
    if (draft !== undefined) renewSoon();
    const unsubscribe = saveSummary.subscribe(({ state }, former) => {
      if (state === former.state) return;
      clearTimeout(timer);
      if (state === 'saved') renewSoon();
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [answers, draft]);
}
