import { Button, CloudUploadOutlined, FileButton, UploadProgress } from '@vitrine/shared/ui';
import { useEditorTexts } from '../../texts/texts';
import { UploadRefused } from '../../uploads/upload-refused';
import styles from './scenes.module.css';
import type { ModelUploading } from './use-model-upload';

/** Uploads a model of one's own: progress by bytes, cancel, and the validator's own words when it is refused. */
export function ModelUpload({ upload }: { upload: ModelUploading }) {
  const t = useEditorTexts();
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
      {state.step === 'idle' && <span className={styles.hint}>{t('scenes.upload.help')}</span>}
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
