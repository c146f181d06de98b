import type { PublishedVideo } from '@vitrine/shared/contract';
import { type RefObject, useEffect, useState } from 'react';
import { useLanguage } from '../../language/language';
import { firstCaptions, keepCaptions } from './caption-choice';

/** Which captions a player shows: chosen here or in the browser's own controls, and kept on the device. */
export function useCaptions(
  element: RefObject<HTMLVideoElement | null>,
  captions: PublishedVideo['captions'],
) {
  const { language } = useLanguage();
  const languages = Object.keys(captions);
  const [chosen, setChosen] = useState<string | null>(() => firstCaptions(captions, language));
  // Another video of a playlist, or another language of the whole visit.
  useEffect(() => setChosen(firstCaptions(captions, language)), [captions, language]);

  const choose = (next: string | null) => {
    keepCaptions(next);
    setChosen(next);
  };

  useEffect(() => {
    const tracks = element.current?.textTracks;
    if (!tracks) return;
    const show = () => {
      for (const track of tracks) {
        const mode = track.language === chosen ? 'showing' : 'disabled';
        if (track.mode !== mode) track.mode = mode;
      }
    };
    show();
    // They come a moment after the video.
    tracks.addEventListener('addtrack', show);
    return () => tracks.removeEventListener('addtrack', show);
  }, [element, chosen]);

  useEffect(() => {
    const tracks = element.current?.textTracks;
    if (!tracks) return;
    /** What was chosen in the browser's controls. */
    const follow = () => {
      const shown = [...tracks].find(({ mode }) => mode === 'showing')?.language ?? null;
      if (shown === chosen || tracks.length === 0) return;
      keepCaptions(shown);
      setChosen(shown);
    };
    tracks.addEventListener('change', follow);
    return () => tracks.removeEventListener('change', follow);
  }, [element, chosen]);

  return {
    languages,
    chosen,
    choose,
    toggle: () =>
      choose(chosen === null ? (languages.find((tag) => tag === language) ?? languages[0] ?? null) : null),
  };
}
