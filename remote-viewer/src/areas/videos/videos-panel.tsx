import { useCallback } from 'react';
import { LazyContent } from '../../experience/lazy-content';
import type { PanelProps } from '../area';
import { videoTexts } from './video-texts';

/** All videos of the experience, loaded when they are opened, and beside them the code that plays them. */
export function VideosPanel({ experience }: PanelProps) {
  // Not of `parts`, which is another list whenever the stage draws itself again.
  const load = useCallback(async () => {
    const parts = experience.root.parts.filter(({ area }) => area === 'videos');
    const [{ VideoLibrary }, ...contents] = await Promise.all([
      import('./video-library'),
      ...parts.map((part) => experience.loadPart(part)),
    ]);
    return { VideoLibrary, contents };
  }, [experience]);
  return (
    <LazyContent load={load} texts={videoTexts}>
      {({ VideoLibrary, contents }) => <VideoLibrary experience={experience} contents={contents} />}
    </LazyContent>
  );
}
