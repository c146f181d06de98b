import type { Document } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { ApiError, useAnswers } from '@vitrine/shared/ui';
import { useRef, useState } from 'react';
import { showDocuments } from '../store/use-document-writes';

/** What is done to one document after the other. */
export interface Bulk {
  /** null: nothing is being done. */
  progress: { done: number; total: number } | null;
  /** @returns those that it was done to: all, or those before an error or a cancel. */
  run: (documents: Document[], work: (document: Document) => Promise<unknown>) => Promise<Document[]>;
  cancel: () => void;
}

/** One document after the other, with progress and a way to stop; what was done stays done. */
export function useBulk(): Bulk {
  const answers = useAnswers();
  const toast = useToast();
  const [progress, setProgress] = useState<Bulk['progress']>(null);
  const cancelled = useRef(false);
  const run: Bulk['run'] = async (documents, work) => {
    cancelled.current = false;
    const done: Document[] = [];
    try {
      for (const document of documents) {
        if (cancelled.current) break;
        setProgress({ done: done.length, total: documents.length });
        await work(document);
        done.push(document);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error);
    } finally {
      setProgress(null);
      await answers.invalidate(...showDocuments);
    }
    return done;
  };
  return {
    progress,
    run,
    cancel: () => {
      cancelled.current = true;
    },
  };
}
