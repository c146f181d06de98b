import type { PublishedVideo } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { useLanguage } from '../../texts/language';
import { shortTime } from './time';
import { videoTexts } from './video-texts';
import styles from './videos.module.css';

interface VideoTileProps {
  /** Whose picture it shows; its title too, unless another is given. */
  video: PublishedVideo | undefined;
  title?: string;
  about?: string;
  isCurrent?: boolean;
  onOpen: () => void;
}

/** One video or playlist to choose. */
export function VideoTile({ video, title, about, isCurrent = false, onOpen }: VideoTileProps) {
  const { language, say } = useLanguage();
  const texts = videoTexts(language);
  const length = video?.durationMs === undefined ? '' : shortTime(video.durationMs);
  return (
    <li>
      <button type="button" className={styles.tile} aria-current={isCurrent} onClick={onOpen}>
        <span className={styles.picture}>
          {video?.poster && (
            <img {...pictureSource(video.poster, video.posterSizes, '112px')} alt="" loading="lazy" />
          )}
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M8 5v14l11-7z" fill="currentColor" />
          </svg>
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{title || say(video?.title ?? {})}</span>
          <span className={styles.about}>{isCurrent ? texts.nowPlaying : (about ?? length)}</span>
        </span>
      </button>
    </li>
  );
}
