import { tabStorage } from '@vitrine/shared/browser/guarded-storage';
import { useState } from 'react';

/** Under which the tab keeps what visitors have chosen and not sent. */
export const draftsKey = 'vitrine.drafts';

function readAll(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(draftsKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // Edited by hand: nothing that could be gone on with.
    return {};
  }
}

/**
 * What a visitor has chosen and not sent: there again after a reload, gone with the tab.
 * @param key of what is answered (answerKey); null: nothing outlives the panel.
 * @param read makes a draft of what was kept, which may be of another version; of undefined where nothing was.
 */
export function useDraft<Draft>(key: string | null, read: (kept: unknown) => Draft) {
  const [wasKept] = useState(() => key !== null && Object.hasOwn(readAll(), key));
  const [draft, setDraft] = useState(() => read(key === null ? undefined : readAll()[key]));
  return {
    draft,
    wasKept,
    set(next: Draft) {
      setDraft(next);
      if (key !== null) tabStorage.set(draftsKey, JSON.stringify({ ...readAll(), [key]: next }));
    },
    /** It is sent, and kept by whoever sends it. */
    release() {
      if (key === null) return;
      const { [key]: _, ...others } = readAll();
      tabStorage.set(draftsKey, JSON.stringify(others));
    },
  };
}
