import type { StoredFile } from '@vitrine/shared/contract';
import { Button, CameraOutlined } from '@vitrine/shared/ui';
import { useRef, useState } from 'react';
import common from '../../common/common.module.css';
import { useEditorTexts } from '../../texts/texts';
import type { ImageUploading } from '../../uploads/use-image-upload';
import { pictureOf } from './picture-of';
import { shapeOf } from './shape-of';
import { writtenTime } from './typed-time';
import styles from './videos.module.css';

interface MomentPickerProps {
  film: StoredFile;
  /** Seconds. */
  from: number;
  upload: ImageUploading;
  onPicture: (file: File, seconds: number) => void;
}

/** The film under a slider: what is seen becomes the poster. */
export function MomentPicker({ film, from, upload, onPicture }: MomentPickerProps) {
  const t = useEditorTexts();
  const player = useRef<HTMLVideoElement>(null);
  const [duration, setDuration] = useState(0);
  const [seconds, setSeconds] = useState(from);
  /** Until it shows the moment that the slider says. */
  const [seeking, setSeeking] = useState(true);
  const [failed, setFailed] = useState(false);
  const time = writtenTime(seconds * 1000);
  const take = async () => {
    if (!player.current) return;
    const picture = await pictureOf(player.current, t('videos.poster.fileName')).catch(() => null);
    setFailed(picture === null);
    if (picture) onPicture(picture, seconds);
  };
  return (
    <div className={common.stack}>
      <video
        ref={player}
        className={styles.picture}
        style={shapeOf(film)}
        src={film.url}
        // Files of a store at another address may be copied only when they are asked for like this.
        crossOrigin="anonymous"
        muted
        playsInline
        preload="auto"
        aria-label={t('videos.poster.frame', { time })}
        onLoadedMetadata={({ currentTarget }) => {
          setDuration(currentTarget.duration);
          currentTarget.currentTime = seconds;
        }}
        onSeeking={() => setSeeking(true)}
        onSeeked={() => setSeeking(false)}
      />
      <input
        type="range"
        className={styles.scrub}
        aria-label={t('videos.poster.scrub')}
        aria-valuetext={time}
        min={0}
        max={duration}
        step={0.04}
        value={seconds}
        disabled={duration === 0}
        onChange={({ target }) => {
          setSeconds(target.valueAsNumber);
          if (player.current) player.current.currentTime = target.valueAsNumber;
        }}
      />
      <div className={styles.buttons}>
        <Button
          icon={<CameraOutlined />}
          disabled={seeking}
          loading={upload.busy}
          onClick={() => void take()}
        >
          {t('videos.poster.take')}
        </Button>
        <span className={styles.facts}>{time}</span>
      </div>
      {failed && (
        <p role="alert" className={common.warning}>
          {t('videos.poster.failed')}
        </p>
      )}
    </div>
  );
}
