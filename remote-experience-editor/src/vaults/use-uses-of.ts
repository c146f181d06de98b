import { type Document, endpoints, type ResponseOf } from '@vitrine/shared/contract';
import { ApiError, useApi } from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';
import { useExperience } from '../experience/experience-context';

type Uses = ResponseOf<typeof endpoints.listDocumentUses>;

interface Found {
  data: (Uses & { document: Document })[] | undefined;
  error: ApiError | null;
}
const nothingYet: Found = { data: undefined, error: null };

/**
 * Where documents are used, each with its uses. They are asked about one after the other: hundreds may be chosen.
 * @param documents the same array as long as the same ones are meant.
 */
export function useUsesOf(documents: Document[]): Found & { refetch: () => void } {
  const api = useApi();
  const { brand } = useExperience();
  const [found, setFound] = useState(nothingYet);
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks the same once more
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const data: Found['data'] = [];
      for (const document of documents) {
        const params = { brandId: brand.id, documentId: document.id };
        data.push({ document, ...(await api.call(endpoints.listDocumentUses, { params, signal })) });
      }
      setFound({ data, error: null });
    };
    setFound(nothingYet);
    ask().catch((error: unknown) => {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setFound({ data: undefined, error });
    });
    return () => leaving.abort();
  }, [api, brand.id, documents, attempt]);
  return { ...found, refetch: () => setAttempt(attempt + 1) };
}
