import { elementFailure, type PlayFailure, playSource } from '@vitrine/shared/browser/play-source';
import { useBlobAddress } from '@vitrine/shared/browser/use-blob-address';
import { byStart, type VideoDocument } from '@vitrine/shared/contract';
import { webVtt } from '@vitrine/shared/contract/areas/videos/web-vtt';
import { useFormat } from '@vitrine/shared/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useBrandFile } from '../../library/use-brand-file';
import { useEditorTexts } from '../../texts/texts';
import type { Player } from './player';
import { playedSource } from './video-source';
import styles from './videos.module.css';

interface VideoPlayerProps {
  video: VideoDocument;
  player: Player;
  onDuration: (ms: number | null) => void;
}

/** The film with the captions that are being written. */
export function VideoPlayer({ video, player, onDuration }: VideoPlayerProps) {
  const t = useEditorTexts();
  const { languageName } = useFormat();
  const { language } = useExperience();
  const { file } = useBrandFile(video.source.kind === 'file' ? video.source.sha256 : undefined);
  const { file: poster } = useBrandFile(video.poster);
  const { format, url } = playedSource(video.source, file) ?? {};
  const [failure, setFailure] = useState<PlayFailure | null>(null);

  useEffect(() => {
    setFailure(null);
    if (!player.current || !url || !format) return;
    return playSource(player.current, { url, format }, setFailure);
  }, [url, format, player]);

  const cues = useDeferredValue(video.captions[language]?.cues);
  const captions = useMemo(() => (cues ? webVtt(byStart(cues).map(([, cue]) => cue)) : null), [cues]);
  const track = useBlobAddress(captions, 'text/vtt');

  return (
    <div className={styles.player}>
      {!url && <p className={common.hint}>{t('videos.player.none')}</p>}
      {failure && (
        <p role="alert" className={common.warning}>
          {t(`videos.player.${failure}`)}
        </p>
      )}
      <video
        ref={player}
        hidden={!url}
        controls
        playsInline
        preload="metadata"
        aria-label={t('videos.player.label')}
        data-fit={video.fit}
        {...(poster && { poster: poster.url })}
        onError={({ currentTarget }) => setFailure(elementFailure(currentTarget))}
        onLoadedMetadata={({ currentTarget: { duration } }) => {
          setFailure(null);
          onDuration(Number.isFinite(duration) ? Math.round(duration * 1000) : null);
        }}
        onEmptied={() => onDuration(null)}
      >
        {track && (
          <track
            key={track}
            kind="captions"
            src={track}
            srcLang={language}
            label={languageName(language)}
            default
          />
        )}
      </video>
    </div>
  );
}
