import { endpoints } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/picture-source';
import {
  Button,
  CameraOutlined,
  DeleteOutlined,
  FileButton,
  IconButton,
  InboxOutlined,
  Section,
  useAnswers,
} from '@vitrine/shared/ui';
import { useRef, useState } from 'react';
import { useExperience } from '../../experience/experience-context';
import { useBrandFile } from '../../library/use-brand-file';
import { useEditorTexts } from '../../texts/texts';
import { acceptedImages } from '../../uploads/accepted-images';
import { UploadRefused } from '../../uploads/upload-refused';
import { type ImageUploading, useImageUpload } from '../../uploads/use-image-upload';
import { pictureOf } from './picture-of';
import { writtenTime } from './typed-time';
import { withoutPoster, withPoster } from './video-commands';
import type { VideoPartProps } from './video-editing';
import styles from './videos.module.css';

/** The picture before the film: a moment of it, or another picture. */
export function PosterSection({ video, editing, readOnly }: VideoPartProps) {
  const t = useEditorTexts();
  const answers = useAnswers();
  const { brand, may } = useExperience();
  const mayChange = !readOnly && may.writeLibrary;
  const { file: poster } = useBrandFile(video.poster);
  const { file: film } = useBrandFile(video.source.kind === 'file' ? video.source.sha256 : undefined);
  /** Where the picture that is being sent was taken; null of one that was chosen. */
  const takenAt = useRef<number | null>(null);
  const upload = useImageUpload((image) => {
    const { sha256 } = image;
    answers.put(endpoints.getBrandFile, { params: { brandId: brand.id, sha256 } }, image);
    editing.run('poster', withPoster(sha256, takenAt.current));
  });
  const send = (file: File, seconds: number | null) => {
    takenAt.current = seconds;
    upload.start(file);
  };
  return (
    <Section title={t('videos.poster.title')} intro={t('videos.poster.intro')}>
      <div className={styles.poster}>
        <div className={styles.stack}>
          {poster ? (
            <img
              {...pictureSource(poster.url, poster.sizes, '420px')}
              className={styles.picture}
              alt={t('videos.poster.alt')}
            />
          ) : (
            <p className={styles.noPicture}>{!video.poster && t('videos.poster.none')}</p>
          )}
          {mayChange && (
            <div className={styles.buttons}>
              <FileButton
                text={t('videos.poster.choose')}
                icon={<InboxOutlined />}
                accept={acceptedImages}
                disabled={upload.busy}
                onFile={(file) => send(file, null)}
              />
              {video.poster && (
                <IconButton
                  label={t('videos.poster.remove')}
                  icon={<DeleteOutlined />}
                  onClick={() => editing.run('poster', withoutPoster)}
                />
              )}
            </div>
          )}
        </div>
        {mayChange && film && (
          <MomentPicker
            key={film.sha256}
            url={film.url}
            from={video.posterSeconds ?? 0}
            upload={upload}
            onPicture={send}
          />
        )}
      </div>
      {mayChange && video.source.kind === 'address' && (
        <p className={styles.hint}>{t('videos.poster.address')}</p>
      )}
      {upload.refused && <UploadRefused {...upload.refused} onDismiss={upload.dismiss} />}
    </Section>
  );
}

interface MomentPickerProps {
  url: string;
  /** Seconds. */
  from: number;
  upload: ImageUploading;
  onPicture: (file: File, seconds: number) => void;
}

/** The film under a slider: what is seen becomes the poster. */
function MomentPicker({ url, from, upload, onPicture }: MomentPickerProps) {
  const t = useEditorTexts();
  const film = useRef<HTMLVideoElement>(null);
  const [duration, setDuration] = useState(0);
  const [seconds, setSeconds] = useState(from);
  /** Until it shows the moment that the slider says. */
  const [seeking, setSeeking] = useState(true);
  const [failed, setFailed] = useState(false);
  const time = writtenTime(seconds * 1000);
  const take = async () => {
    if (!film.current) return;
    const picture = await pictureOf(film.current, t('videos.poster.fileName')).catch(() => null);
    setFailed(picture === null);
    if (picture) onPicture(picture, seconds);
  };
  return (
    <div className={styles.stack}>
      <video
        ref={film}
        className={styles.picture}
        src={url}
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
          if (film.current) film.current.currentTime = target.valueAsNumber;
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
        <p role="alert" className={styles.warning}>
          {t('videos.poster.failed')}
        </p>
      )}
    </div>
  );
}
