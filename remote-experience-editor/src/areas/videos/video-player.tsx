import { playSource } from '@vitrine/shared/browser/play-source';
import { useBlobAddress } from '@vitrine/shared/browser/use-blob-address';
import { inTime, type VideoDocument } from '@vitrine/shared/contract';
import { webVtt } from '@vitrine/shared/contract/web-vtt';
import { useFormat } from '@vitrine/shared/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import type { Player } from './player';
import { useBrandFile } from './use-brand-file';
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
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    setFailed(false);
    if (!player.current || !url || !format) return;
    return playSource(player.current, { url, format }, () => setFailed(true));
  }, [url, format, player]);

  const cues = useDeferredValue(video.captions[language]?.cues);
  const captions = useMemo(() => (cues ? webVtt(inTime(cues).map(([, cue]) => cue)) : null), [cues]);
  const track = useBlobAddress(captions, 'text/vtt');

  return (
    <div className={styles.player}>
      {!url && <p className={styles.hint}>{t('videos.player.none')}</p>}
      {failed && (
        <p role="alert" className={styles.warning}>
          {t('videos.player.failed')}
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
        onError={() => setFailed(true)}
        onLoadedMetadata={({ currentTarget: { duration } }) => {
          setFailed(false);
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
