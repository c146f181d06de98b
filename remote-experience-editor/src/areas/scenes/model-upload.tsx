import { limits, sizesIn } from '@vitrine/shared/contract';
import { Button, CloudUploadOutlined, FileButton, UploadProgress, useFormat } from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useEditorTexts } from '../../texts/texts';
import { UploadRefused } from '../../uploads/upload-refused';
import styles from './scenes.module.css';
import type { ModelUploading } from './use-model-upload';

/**
 * Uploads a model of one's own: progress by bytes, cancel, the validator's own words when it is refused, and what is to
 * be repaired of one that was taken.
 */
export function ModelUpload({ upload }: { upload: ModelUploading }) {
  const t = useEditorTexts();
  const { fileSize } = sizesIn(useFormat().language);
  const { state, start, cancel, dismiss } = upload;
  const busy = state.step === 'sending' || state.step === 'checking';
  return (
    <div className={styles.upload}>
      <FileButton
        text={t('scenes.upload.action')}
        icon={<CloudUploadOutlined />}
        accept=".glb,model/gltf-binary"
        disabled={busy}
        onFile={start}
      />
      {state.step === 'idle' && (
        <span className={common.note}>
          {t('scenes.upload.help', {
            published: fileSize(limits.publishedModelBytes),
            most: fileSize(limits.glbUploadBytes),
          })}
        </span>
      )}
      {state.step === 'doubted' && (
        <div role="status" className={styles.upload}>
          {state.doubts.map((doubt) => (
            <p key={doubt} className={common.warning}>
              {doubt}
            </p>
          ))}
          <Button size="small" onClick={dismiss}>
            {t('uploads.dismiss')}
          </Button>
        </div>
      )}
      {busy && (
        <UploadProgress
          text={t(`scenes.upload.${state.step}`, { name: state.name })}
          share={state.step === 'sending' ? state.sent / state.total : null}
        >
          <Button kind="quiet" size="small" onClick={cancel}>
            {t('scenes.upload.cancel')}
          </Button>
        </UploadProgress>
      )}
      {state.step === 'refused' && <UploadRefused {...state} onDismiss={dismiss} />}
    </div>
  );
}
