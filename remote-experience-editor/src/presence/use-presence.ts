import { tabStorage } from '@vitrine/shared/browser/guarded-storage';
import { newKey } from '@vitrine/shared/client/new-key';
import { endpoints, type Present, presenceTimes } from '@vitrine/shared/contract';
import { useApi } from '@vitrine/shared/ui';
import { useCallback, useEffect, useMemo } from 'react';

const storageKey = 'vitrine.tab';
/** Names this tab to colleagues, after a reload too: nobody meets themselves as they were before it. */
const tabId = tabStorage.get(storageKey) ?? newKey();
tabStorage.set(storageKey, tabId);

/**
 * Says where this tab is, as long as it is looked at.
 * @param documentId the open document; null in none.
 * @param present everybody, as the live stream tells.
 * @returns the others.
 */
export function usePresence(
  params: { brandId: string; experienceId: string },
  documentId: string | null,
  present: Present[] | undefined,
): Present[] {
  const api = useApi();
  const { brandId, experienceId } = params;
  const say = useCallback(
    (where: { documentId: string | null; leaving: boolean }) =>
      void api
        .call(endpoints.reportPresence, { params: { brandId, experienceId }, body: { tabId, ...where } })
        // Colleagues see a little less; nothing that this person does depends on it.
        .catch(() => undefined),
    [api, brandId, experienceId],
  );
  useEffect(() => {
    const sayHere = () => document.visibilityState === 'visible' && say({ documentId, leaving: false });
    sayHere();
    const timer = setInterval(sayHere, presenceTimes.saidEveryMs);
    document.addEventListener('visibilitychange', sayHere);
    // Whoever was without a connection for long has been taken for gone.
    window.addEventListener('online', sayHere);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sayHere);
      window.removeEventListener('online', sayHere);
    };
  }, [say, documentId]);
  // From one document to the next nobody leaves: said at the same moment, it might be heard last.
  useEffect(() => () => say({ documentId: null, leaving: true }), [say]);
  return useMemo(() => (present ?? []).filter((one) => one.tabId !== tabId), [present]);
}
