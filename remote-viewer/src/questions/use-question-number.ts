import { useEffect } from 'react';
import { useAddress } from '../address/address';
import type { Place } from '../address/place';

/**
 * Which of several questions is asked: the one whose number the address has, or the nearest that there is. The first
 * needs none. Going on adds to the history and going back goes back in it, since each question takes the place of the
 * one before as a page does; what only says more exactly what is looked at (a variant, a time) replaces its entry.
 * @returns the number from 1, and the ways to others.
 */
export function useQuestionNumber(count: number) {
  const { place, go, back, refine } = useAddress();
  const asked = place?.open?.at ?? null;
  const number = Math.max(1, Math.min(asked ?? 1, count));
  const known = number > 1 ? number : null;
  const at = (other: number): Place | null =>
    place && { ...place, open: place.open && { ...place.open, at: other > 1 ? other : null } };
  const here = at(number);
  // What is shared, and what Back comes by, is what is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number that is not here
  useEffect(() => {
    if (here && asked !== known) refine(here);
  }, [asked, known]);
  return {
    number,
    goOn: () => go(at(number + 1)),
    goBack: (to: number) => back(at(to)),
  };
}
