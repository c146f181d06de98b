import { videoTenths } from '@vitrine/shared/contract/areas/videos/video-tenths';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A video that goes on has moved no further between two of its events, at any speed that browsers offer. */
const goesOnSeconds = 5;

/**
 * Says which tenths of a video's length were played: 0 when it begins, then 1 to 10, some of them more than once. What
 * is jumped over was not played; a stream without an end has no tenths.
 * @param video its id; another one starts again.
 */
export function useWatched(
  element: RefObject<HTMLVideoElement | null>,
  video: string,
  onWatched: (tenth: number) => void,
): void {
  const watched = useEffectEvent(onWatched);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another video in the same player starts again
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    /** How far it had come. */
    let before: number | null = null;
    const begin = () => {
      before = current.currentTime;
      watched(0);
    };
    const jump = () => {
      before = null;
    };
    const goOn = () => {
      const { currentTime, duration, seeking } = current;
      if (before !== null && !seeking && Number.isFinite(duration) && currentTime > before) {
        const first = currentTime - before < goesOnSeconds ? before : currentTime;
        for (let tenth = tenthOf(first, duration); tenth <= tenthOf(currentTime, duration); tenth++)
          watched(tenth);
      }
      before = seeking ? null : currentTime;
    };
    current.addEventListener('playing', begin);
    current.addEventListener('seeking', jump);
    current.addEventListener('timeupdate', goOn);
    current.addEventListener('ended', goOn);
    return () => {
      current.removeEventListener('playing', begin);
      current.removeEventListener('seeking', jump);
      current.removeEventListener('timeupdate', goOn);
      current.removeEventListener('ended', goOn);
    };
  }, [element, video]);
}

const tenthOf = (seconds: number, duration: number) =>
  Math.min(videoTenths, Math.floor((seconds / duration) * videoTenths) + 1);
