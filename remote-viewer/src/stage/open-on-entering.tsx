import type { PublicSnapshot } from '@vitrine/shared/contract';
import { useEffect, useRef } from 'react';
import { useAddress } from '../address/address';
import type { Place } from '../address/place';
import type { Experience } from '../experience/experience';
import { isFirst } from '../visits/record-event';
import type { StagePanel } from './panels';

interface OpenOnEnteringProps {
  experience: Experience;
  live: PublicSnapshot | null;
  place: Place;
  panels: StagePanel[];
}

/**
 * Opens what is meant to open on entering a scene: each once in a visit, only what this visitor can answer and has not
 * yet, and nothing over what they have opened themselves.
 */
export function OpenOnEntering({ experience, live, place, panels }: OpenOnEnteringProps) {
  const { go } = useAddress();
  const entered = useRef<string | null>(null);
  const { root, test } = experience;
  useEffect(() => {
    const { open, view } = place;
    // A test access has no live stream; whoever else enters waits until it has said who has answered what.
    if (view === null || view === entered.current || !(live || test)) return;
    entered.current = view;
    if (open) return;
    const asks = (documentId: string) => {
      const run = live?.runs.find((one) => one.documentId === documentId);
      return test !== null || (run?.state === 'open' && Object.keys(run.answered).length === 0);
    };
    const wanted = root.opensIn?.[view]?.filter(asks) ?? [];
    const panel = wanted
      .map((documentId) => panels.find(({ open }) => open.id === documentId))
      .find((one) => one && isFirst(`opened ${one.key}`));
    if (panel) go({ ...place, open: panel.open });
  });
  return null;
}
