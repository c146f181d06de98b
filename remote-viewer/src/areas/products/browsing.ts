import { useDraft } from '../../answers/use-draft';
import type { Experience } from '../../experience/experience';

/** Which of the products are looked through. */
export type Narrowed = { to: 'all' } | { to: 'favourites' } | { to: 'collection'; name: string };

/** How somebody looks through the products. */
export interface Browsing {
  words: string;
  narrowed: Narrowed;
  /** How many of those found are drawn. */
  shown: number;
}

/** So many more are drawn at a time. */
export const pageSize = 60;

/** How the products are looked through: the same after one of them was open, and after a reload. */
export function useBrowsing({ placementId, test }: Experience) {
  // In the editor's preview somebody else begins with a press of a button.
  const { draft, set } = useDraft(test?.preview ? null : `products ${placementId}`, knownBrowsing);
  return { browsing: draft, browse: (next: Partial<Browsing>) => set({ ...draft, ...next }) };
}

/** @param kept may be of another version, or written by hand. */
function knownBrowsing(kept: unknown): Browsing {
  const { narrowed, shown, words } = (kept ?? {}) as Partial<Browsing>;
  return {
    words: typeof words === 'string' ? words : '',
    narrowed: knownNarrowed(narrowed),
    shown: typeof shown === 'number' && shown >= pageSize ? shown : pageSize,
  };
}

function knownNarrowed(narrowed: Partial<Narrowed> | undefined): Narrowed {
  if (narrowed?.to === 'favourites') return { to: 'favourites' };
  if (narrowed?.to === 'collection' && 'name' in narrowed && typeof narrowed.name === 'string')
    return { to: 'collection', name: narrowed.name };
  return { to: 'all' };
}
