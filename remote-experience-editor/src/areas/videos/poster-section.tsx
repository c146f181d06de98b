import { endpoints } from '@vitrine/shared/contract';
import { pictureSource } from '@vitrine/shared/contract/values/picture-source';
import {
  DeleteOutlined,
  FileButton,
  IconButton,
  InboxOutlined,
  Section,
  useAnswers,
} from '@vitrine/shared/ui';
import { useRef } from 'react';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useBrandFile } from '../../library/use-brand-file';
import { useEditorTexts } from '../../texts/texts';
import { acceptedImages } from '../../uploads/accepted-images';
import { UploadRefused } from '../../uploads/upload-refused';
import { useImageUpload } from '../../uploads/use-image-upload';
import { MomentPicker } from './moment-picker';
import { shapeOf } from './shape-of';
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
        <div className={common.stack}>
          {poster ? (
            <img
              {...pictureSource(poster.url, poster.sizes, '420px')}
              className={styles.picture}
              style={shapeOf(poster)}
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
            film={film}
            from={video.posterSeconds ?? 0}
            upload={upload}
            onPicture={send}
          />
        )}
      </div>
      {mayChange && video.source.kind === 'address' && (
        <p className={common.hint}>{t('videos.poster.address')}</p>
      )}
      {upload.refused.map((one) => (
        <UploadRefused key={one.name} {...one} onDismiss={upload.dismiss} />
      ))}
    </Section>
  );
}
