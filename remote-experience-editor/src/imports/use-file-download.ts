import { download } from '@vitrine/shared/browser/download';
import { useSession, useToast } from '@vitrine/shared/host';
import { ApiError } from '@vitrine/shared/ui';
import { useState } from 'react';
import { flushAll } from '../documents/store/open-documents';
import { useEditorTexts } from '../texts/texts';

/** Downloads what the API makes of the draft, with what was typed last in it. */
export function useFileDownload() {
  const t = useEditorTexts();
  const toast = useToast();
  const { getToken } = useSession();
  const [busy, setBusy] = useState(false);
  /** @returns whether it is there; where not, people were told. */
  const start = async (from: string, name: string): Promise<boolean> => {
    flushAll();
    setBusy(true);
    try {
      // A file, and no JSON as the client's calls answer.
      const headers = { authorization: `Bearer ${await getToken()}` };
      const answer = await fetch(from, { method: 'GET', headers });
      if (!answer.ok) throw new ApiError(t('imports.exportFailed'), answer.status, null);
      download(await answer.blob(), name);
      return true;
    } catch (error) {
      toast.error(error instanceof Error ? error : new Error(String(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, start };
}
