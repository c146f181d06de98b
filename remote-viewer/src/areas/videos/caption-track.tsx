import { useBlobAddress } from '@vitrine/shared/browser/use-blob-address';
import type { PublishedVideo } from '@vitrine/shared/contract';
import { webVtt } from '@vitrine/shared/contract/areas/videos/web-vtt';
import { useMemo } from 'react';

interface CaptionTrackProps {
  language: string;
  cues: PublishedVideo['captions'][string];
  isDefault: boolean;
}

/** Captions for the browser's own player, which shows them in full screen too. */
export function CaptionTrack({ language, cues, isDefault }: CaptionTrackProps) {
  const text = useMemo(() => webVtt(cues), [cues]);
  const address = useBlobAddress(text, 'text/vtt');
  const label = useMemo(() => new Intl.DisplayNames(language, { type: 'language' }).of(language), [language]);
  if (!address) return null;
  return (
    <track kind="captions" src={address} srcLang={language} label={label ?? language} default={isDefault} />
  );
}
