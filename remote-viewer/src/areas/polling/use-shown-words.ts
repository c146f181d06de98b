import type { ShownWords } from '@vitrine/shared/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/visitor-api';

/** What staff hide, or others write, is seen so much later at most. */
const everyMs = 10_000;

/**
 * The words that others may see of what was written in a poll, kept up to date while it is looked at.
 * @param placementId null: nothing is asked.
 * @returns by question; what was there last where no answer comes, nothing before the first.
 */
export function useShownWords(placementId: string | null, documentId: string): ShownWords['questions'] {
  const [questions, setQuestions] = useState<ShownWords['questions']>({});
  useEffect(() => {
    if (placementId === null) return;
    let isLooking = true;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const path = `/placements/${placementId}/documents/${documentId}/words`;
      // Where the network is gone the next time may do.
      const words = document.hidden ? null : await call<ShownWords>(path).catch(() => null);
      if (!isLooking) return;
      if (words) setQuestions(words.questions);
      timer = setTimeout(ask, everyMs);
    };
    void ask();
    return () => {
      isLooking = false;
      clearTimeout(timer);
    };
  }, [placementId, documentId]);
  return questions;
}
