import { VisuallyHidden } from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useEditorTexts } from '../../texts/texts';
import { placeFor } from '../page/place';
import type { Change } from '../store/merge-patch';
import type { Editing } from '../store/use-document';
import styles from './changes-from-others.module.css';
import { readablePlace } from './readable-place';
import { usePlaceWords } from './use-place-words';

const shownMs = 6_000;

/** What is said of others’ changes. */
interface Announcement {
  changes: Change[];
  /** Something of them is marked nowhere: the sentence has to say it. */
  isVisible: boolean;
}

/**
 * Marks for some seconds what somebody else has just changed in an open document, with whose it is. One sentence says
 * it too, for whoever does not see the marks and for what has no place on the page, and not again while the same
 * person goes on at the same places.
 */
export function ChangesFromOthers<Data extends object>({ editing }: { editing: Editing<Data> }) {
  const t = useEditorTexts();
  const words = usePlaceWords(editing.area);
  const othersChanges = useStore(editing.store, (state) => state.othersChanges);
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const by = othersChanges?.by ?? null;
  const name = by ?? t('documents.othersChanges.someone');
  const tag = by ?? t('documents.othersChanges.tag');
  useEffect(() => {
    if (!othersChanges) return;
    const places = new Map(othersChanges.changes.map((change) => [change, placeFor(change.path, document)]));
    const unmark = marked([...places.values()], tag);
    const isNowhere = (change: Change) => !places.get(change);
    setAnnouncement({
      // What no mark shows comes first: only the first is named.
      changes: [...othersChanges.changes].sort((a, b) => Number(isNowhere(b)) - Number(isNowhere(a))),
      isVisible: othersChanges.changes.some(isNowhere),
    });
    const timer = setTimeout(() => {
      unmark();
      setAnnouncement(null);
    }, shownMs);
    return () => {
      clearTimeout(timer);
      unmark();
    };
  }, [othersChanges, tag]);
  const [first, ...more] = announcement?.changes ?? [];
  const place = first ? readablePlace(first.path, [editing.store.getState().data], words) : '';
  const text = more.length > 0 ? 'documents.othersChanges.changedMore' : 'documents.othersChanges.changed';
  const sentence = place ? t(text, { name, place, count: more.length }) : '';
  return (
    <div className={styles.said} role="status">
      {announcement?.isVisible ? (
        <span className={styles.notice}>{sentence}</span>
      ) : (
        <VisuallyHidden>{sentence}</VisuallyHidden>
      )}
    </div>
  );
}

const clips = ['auto', 'scroll', 'hidden', 'clip'];

/** @returns takes the marks away. */
function marked(places: (HTMLElement | null)[], name: string): () => void {
  for (const place of places) {
    place?.setAttribute('data-changed-by', name);
    if (place && clips.includes(getComputedStyle(place).overflowY))
      place.setAttribute('data-changed-inside', '');
  }
  return () => {
    for (const place of places) {
      place?.removeAttribute('data-changed-by');
      place?.removeAttribute('data-changed-inside');
    }
  };
}
