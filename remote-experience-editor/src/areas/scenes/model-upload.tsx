import { Button, CloudUploadOutlined } from '@vitrine/shared/ui';
import { useRef } from 'react';
import { useEditorTexts } from '../../texts/texts';
import styles from './scenes.module.css';
import type { ModelUploading } from './use-model-upload';

/** Uploads a model of one's own: progress by bytes, cancel, and the validator's own words when it is refused. */
export function ModelUpload({ upload }: { upload: ModelUploading }) {
  const t = useEditorTexts();
  const input = useRef<HTMLInputElement>(null);
  const { state, start, cancel, dismiss } = upload;
  const busy = state.step === 'sending' || state.step === 'checking';
  return (
    <div className={styles.upload}>
      <Button icon={<CloudUploadOutlined />} disabled={busy} onClick={() => input.current?.click()}>
        {t('scenes.upload.action')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".glb,model/gltf-binary"
        aria-label={t('scenes.upload.action')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) start(file);
          // The same file again, after it was mended, is a change too.
          target.value = '';
        }}
      />
      {state.step === 'idle' && <span className={styles.hint}>{t('scenes.upload.help')}</span>}
      {busy && (
        <div className={styles.progress}>
          <span role="status">{t(`scenes.upload.${state.step}`, { name: state.name })}</span>
          <progress
            aria-label={t(`scenes.upload.${state.step}`, { name: state.name })}
            max={1}
            {...(state.step === 'sending' ? { value: state.sent / state.total } : {})}
          />
          <Button kind="quiet" size="small" onClick={cancel}>
            {t('scenes.upload.cancel')}
          </Button>
        </div>
      )}
      {state.step === 'refused' && (
        <div role="alert" className={styles.refused}>
          <strong>{t('scenes.upload.refused', { name: state.name })}</strong>
          <span>{state.message}</span>
          <Button size="small" onClick={dismiss}>
            {t('scenes.upload.dismiss')}
          </Button>
        </div>
      )}
    </div>
  );
}
