import { timelineAt } from '@vitrine/shared/contract/areas/video-wall/wall-timeline';
import { useEffect, useEffectEvent, useState } from 'react';
import { getManifest } from '../../api/look-up-api';
import type { Experience } from '../../experience/experience';
import { keepFiles } from './keep-files';
import type { WallClock } from './wall-clock';
import { filesOf, type LoadedWall, loadWall } from './wall-content';

interface Newest {
  experience: Experience;
  documentId: string;
  clock: WallClock;
  /** What the placement serves now; null while that is not known. */
  manifest: string | null;
}

/** So long at least the screens have to fetch what is new: all of them begin with it at the end of the same loop. */
const leadMs = 5_000;
const retryMs = 15_000;

/**
 * What was published since, once it is here and all that plays begins anew.
 * @returns null as long as what the page came with is the newest.
 */
export function useNewestAtLoop({ clock, documentId, experience, manifest }: Newest): LoadedWall | null {
  const [newest, setNewest] = useState<LoadedWall | null>(null);
  /** What is shown meanwhile. */
  const shownNow = useEffectEvent(async () => newest ?? loadWall(experience, documentId));
  useEffect(() => {
    if (manifest === null || manifest === experience.manifest) return;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const fetchIt = async () => {
      try {
        const heardMs = clock.now();
        const root = await getManifest(manifest);
        const before = await shownNow();
        const loaded = await loadWall({ ...experience, root }, documentId);
        if (loaded) await keepFiles(allFilesOf(loaded), () => undefined, left.signal);
        if (left.signal.aborted) return;
        const waitMs = before ? loopEndMs(before, heardMs + leadMs) - clock.now() : 0;
        timer = setTimeout(() => setNewest(loaded), Math.max(0, waitMs));
      } catch {
        if (!left.signal.aborted) timer = setTimeout(fetchIt, retryMs);
      }
    };
    void fetchIt();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [manifest, experience, documentId, clock]);
  return newest;
}

const allFilesOf = (loaded: LoadedWall): string[] => [
  ...new Set(['', ...loaded.tiles.keys()].flatMap((key) => filesOf(loaded, key))),
];

/** The end of the first loop that ends after a moment, the same on every screen; that moment where nothing loops. */
function loopEndMs({ across, tiles }: LoadedWall, afterMs: number): number {
  const first = across ?? [...tiles.values()].find(({ kind }) => kind === 'films');
  if (first?.kind !== 'films') return afterMs;
  const entries = first.films.map(({ durationMs }) => ({ durationMs: durationMs ?? 0 }));
  return timelineAt(entries, afterMs)?.loopEndsAtMs ?? afterMs;
}
