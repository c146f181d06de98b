import { sizesIn } from '@vitrine/shared/contract';
import { Button, CloudUploadOutlined, FileButton, UploadProgress, useFormat } from '@vitrine/shared/ui';
import { useEffect, useState } from 'react';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useBrandFile } from '../../library/use-brand-file';
import { Facts } from '../../lists/facts';
import { useEditorTexts } from '../../texts/texts';
import {
  forgetInterrupted,
  type InterruptedUpload,
  interruptedUploads,
} from '../../uploads/interrupted-uploads';
import { UploadRefused } from '../../uploads/upload-refused';
import { writtenTime } from './typed-time';
import { useVideoUpload } from './use-video-upload';
import type { VideoPartProps } from './video-editing';
import type { VideoUpload } from './video-uploads';
import styles from './videos.module.css';

/** The uploaded film, and how another gets there. */
export function FilmUpload({ video, editing, readOnly }: VideoPartProps) {
  const t = useEditorTexts();
  const { may } = useExperience();
  const { upload, controls, dismiss, start } = useVideoUpload(editing);
  const [interrupted, forget] = useInterrupted(editing.id, upload.step);
  const busy = upload.step === 'sending' || upload.step === 'checking';
  const hasFilm = video.source.kind === 'file';
  return (
    <div className={common.stack}>
      {video.source.kind === 'file' && <FilmFacts sha256={video.source.sha256} />}
      {!readOnly && may.writeLibrary && !busy && (
        <div>
          <FileButton
            text={t(hasFilm ? 'videos.source.replace' : 'videos.upload.action')}
            icon={<CloudUploadOutlined />}
            accept="video/mp4,video/webm,.mp4,.m4v,.webm"
            onFile={start}
          />
        </div>
      )}
      {upload.step === 'idle' && (
        <p className={common.hint}>
          {t(may.writeLibrary ? 'videos.upload.help' : 'videos.upload.notAllowed')}
        </p>
      )}
      {busy && <FilmProgress upload={upload} controls={controls} />}
      {upload.step === 'refused' && <UploadRefused {...upload} onDismiss={dismiss} />}
      {!busy &&
        interrupted.map((one) => (
          <div key={one.key} className={styles.interrupted}>
            <span>{t('videos.upload.interrupted', { name: one.name })}</span>
            <Button size="small" onClick={() => forget(one)}>
              {t('videos.upload.forget')}
            </Button>
          </div>
        ))}
    </div>
  );
}

function FilmProgress({
  upload,
  controls,
}: {
  upload: VideoUpload;
  controls: ReturnType<typeof useVideoUpload>['controls'];
}) {
  const t = useEditorTexts();
  const cancel = (
    <Button kind="quiet" size="small" onClick={controls.cancel}>
      {t('videos.upload.cancel')}
    </Button>
  );
  if (upload.step === 'checking')
    return (
      <UploadProgress
        text={t('videos.upload.checking', { name: upload.name })}
        share={upload.progress || null}
      >
        {cancel}
      </UploadProgress>
    );
  if (upload.step !== 'sending') return null;
  const { going, name, sent, total } = upload;
  const percent = Math.floor((sent / total) * 100);
  return (
    <UploadProgress text={t(`videos.upload.${going}`, { name, percent })} share={sent / total}>
      <Button kind="quiet" size="small" onClick={going === 'running' ? controls.pause : controls.resume}>
        {t(going === 'running' ? 'videos.upload.pause' : 'videos.upload.resume')}
      </Button>
      {cancel}
    </UploadProgress>
  );
}

function FilmFacts({ sha256 }: { sha256: string }) {
  const t = useEditorTexts();
  const { fileSize, pixels } = sizesIn(useFormat().language);
  const { file, isGone } = useBrandFile(sha256);
  if (isGone) return <p className={common.warning}>{t('videos.source.gone')}</p>;
  if (!file) return null;
  const { bytes, durationMs, height, type, width } = file;
  return (
    <p className={styles.facts}>
      <Facts
        of={[
          type === 'video/webm' ? 'WebM' : 'MP4',
          width && height && pixels(width, height),
          durationMs && writtenTime(durationMs),
          fileSize(bytes),
        ]}
      />
    </p>
  );
}

/** Uploads that this browser began for the document and did not end. */
function useInterrupted(documentId: string, step: VideoUpload['step']) {
  const [found, setFound] = useState<InterruptedUpload[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an upload came to changes what is left over
  useEffect(() => {
    let left = false;
    interruptedUploads(documentId).then(
      (uploads) => {
        if (!left) setFound(uploads);
      },
      // Storage is blocked: nothing was kept.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [documentId, step]);
  const forget = (one: InterruptedUpload) => {
    void forgetInterrupted(one);
    setFound((all) => all.filter((other) => other !== one));
  };
  return [found, forget] as const;
}
