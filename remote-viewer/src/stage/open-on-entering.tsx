import { serverNow } from '@vitrine/shared/browser/server-clock';
import type { ManifestRoot, PublicSnapshot } from '@vitrine/shared/contract';
import { useEffect, useRef } from 'react';
import { useAddress } from '../address/address';
import type { Place } from '../address/place';
import type { Experience } from '../experience/experience';
import { openingOf } from '../questions/opening';
import { isFirst } from '../visits/record-event';
import type { StagePanel } from './panels';

type OpensByItself = NonNullable<ManifestRoot['opensIn']>[string][number];

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
  const { root, test, timeZone } = experience;
  useEffect(() => {
    const { open, view } = place;
    // A test access has no live stream; whoever else enters waits until it has said who has answered what.
    if (view === null || view === entered.current || !(live || test)) return;
    entered.current = view;
    if (open) return;
    const now = new Date(serverNow());
    const asks = ({ documentId, ...times }: OpensByItself) => {
      if (test) return true;
      const run = live?.runs.find((one) => one.documentId === documentId);
      const isOpen = run?.state === 'open' && openingOf(times, timeZone, now) === 'open';
      return isOpen && Object.keys(run.answered).length === 0;
    };
    const panel = root.opensIn?.[view]
      ?.filter(asks)
      .map(({ documentId }) => panels.find(({ open }) => open.id === documentId))
      .find((one) => one && isFirst(`opened ${one.key}`));
    if (panel) go({ ...place, open: panel.open });
  });
  return null;
}
