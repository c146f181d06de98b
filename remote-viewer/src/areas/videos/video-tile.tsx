import type { PublishedVideo } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import { useLanguage, useTexts } from '../../language/language';
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
  const { say } = useLanguage();
  const [texts, textsMark] = useTexts(videoTexts);
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
          <span className={styles.about} {...textsMark}>
            {isCurrent ? texts.nowPlaying : (about ?? length)}
          </span>
        </span>
      </button>
    </li>
  );
}
