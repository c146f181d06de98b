import { tabStorage } from '@vitrine/shared/browser/guarded-storage';
import { useSession } from '@vitrine/shared/host';
import { ApiError } from '@vitrine/shared/ui';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useEditorTexts } from '../texts/texts';

interface Draft {
  text: string;
  sending: boolean;
  /** Why it was not sent; '' otherwise. */
  failure: string;
}

/** Of all fields, by name: a field may go, and another one stand for it, while what it sent is on its way. */
const drafts = createStore<Record<string, Draft>>(() => ({}));

/**
 * What somebody has begun to write. It stays until it is sent: when its field goes, when there is no connection, and
 * when the page is loaded again.
 * @param name of the field, among all of this person's.
 * @param initial what it begins with.
 */
export function useDraftText(name: string, initial = '') {
  const t = useEditorTexts();
  const { session } = useSession();
  const key = `vitrine.comment.${session?.person.id ?? ''}.${name}`;
  const kept = useStore(drafts, (all) => all[key]);
  const draft = kept ?? { text: tabStorage.get(key) ?? initial, sending: false, failure: '' };
  const set = (change: Partial<Draft>) =>
    drafts.setState((all) => ({ [key]: { ...draft, ...all[key], ...change } }));

  const write = (text: string) => {
    set({ text });
    if (text === initial) tabStorage.remove(key);
    else tabStorage.set(key, text);
  };
  return {
    ...draft,
    write,
    /** Forgets it. */
    discard: () => {
      write(initial);
      drafts.setState(({ [key]: _, ...others }) => others, true);
    },
    /** @param work rejects when it could not be sent. @returns whether it was. */
    async send(work: (text: string) => Promise<unknown>): Promise<boolean> {
      const { text } = draft;
      set({ sending: true, failure: '' });
      try {
        await work(text);
      } catch (error) {
        const answered = error instanceof ApiError && error.status !== null;
        set({ sending: false, failure: answered ? error.message : t('comments.noAnswer') });
        return false;
      }
      set({ sending: false });
      // What was typed meanwhile is the beginning of the next one.
      if (drafts.getState()[key]?.text === text) write(initial);
      return true;
    },
  };
}
