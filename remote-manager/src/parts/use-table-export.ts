import { download } from '@vitrine/shared/browser/download';
import { withToken } from '@vitrine/shared/client/with-token';
import type { Problem } from '@vitrine/shared/contract';
import { useSession, useToast } from '@vitrine/shared/host';
import { ApiError, useFormat } from '@vitrine/shared/ui';
import { useState } from 'react';

interface TableExport {
  fileName: string;
  /** Said when it is there. */
  done: { title: string; description?: string };
  /** Said when it is not, and the API gives no reason. */
  failed: string;
}

/**
 * Downloads a table that the API sends as CSV; how long that will be, nobody knows before it is there.
 * @param from its address, with what narrows it.
 */
export function useTableExport(from: string, { done, failed, fileName }: TableExport) {
  const toast = useToast();
  const { getToken } = useSession();
  const { language } = useFormat();
  /** Bytes that have come; null while none are on their way. */
  const [bytes, setBytes] = useState<number | null>(null);

  async function load(): Promise<Blob> {
    const answer = await withToken(getToken, (token) =>
      fetch(from, {
        method: 'GET',
        headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      }),
    );
    if (!answer.ok || !answer.body) {
      const problem: Partial<Problem> = await answer.json().catch(() => ({}));
      throw new ApiError(problem.message ?? failed, answer.status, null);
    }
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body.getReader();
    let size = 0;
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value);
      size += read.value.length;
      setBytes(size);
    }
    return new Blob(chunks, { type: 'text/csv;charset=utf-8' });
  }

  async function start(): Promise<void> {
    setBytes(0);
    try {
      download(await load(), fileName);
      toast.success(done);
    } catch (error) {
      // A connection that broke has only the browser's own words.
      toast.error(error instanceof ApiError ? error : new Error(failed));
    }
    setBytes(null);
  }
  return { bytes, start: () => void start() };
}
