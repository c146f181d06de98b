import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import { endpoints, limits } from '@vitrine/shared/contract';
import { useSession } from '@vitrine/shared/host';
import { Button, Dialog, FileDrop, UploadProgress, useApi, useFileSending } from '@vitrine/shared/ui';
import common from '../parts/common.module.css';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './import-experience.module.css';

interface ChooseExperienceFileProps {
  brandId: string;
  /** @param importId of the import that checks it. */
  onSent: (importId: string) => void;
  onClose: () => void;
}

/** The file of an experience, dropped or chosen, on its way to its check. */
export function ChooseExperienceFile({ brandId, onClose, onSent }: ChooseExperienceFileProps) {
  const t = useManagerTexts();
  const api = useApi();
  const { getToken } = useSession();
  const { cancel, refused, sending, start } = useFileSending(async (file, { signal, onProgress }) => {
    if (file.size > limits.experienceFileBytes) throw new Error(t('experience-import.tooLarge'));
    const uploadId = await uploadFile({ file, brandId, kind: 'experience', getToken, signal, onProgress });
    const created = await api.call(endpoints.createExperienceImport, {
      params: { brandId },
      body: { uploadId, fileName: file.name.slice(0, 255) },
      idempotencyKey: uploadId,
      signal,
    });
    onSent(created.id);
  });
  const leave = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog open width={600} title={t('experience-import.title')} onClose={leave}>
      <div className={styles.stack}>
        <p>{t('experience-import.intro')}</p>
        {refused && (
          <div className={styles.failed} role="alert">
            <strong>{t('experience-import.refused', { name: refused.name })}</strong>
            <span>{refused.message}</span>
          </div>
        )}
        {sending ? (
          <UploadProgress text={t('experience-import.sending', { name: sending.name })} share={sending.share}>
            <Button kind="quiet" size="small" onClick={cancel}>
              {t('experience-import.stop')}
            </Button>
          </UploadProgress>
        ) : (
          <FileDrop
            drop={t('experience-import.drop')}
            or={t('experience-import.or')}
            choose={t('experience-import.choose')}
            accept=".zip,application/zip"
            onFile={start}
          />
        )}
        <p className={common.hint}>{t('experience-import.help')}</p>
      </div>
    </Dialog>
  );
}
