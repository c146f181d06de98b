import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import { endpoints, type LibraryObject, limits } from '@vitrine/shared/contract';
import { useSession, useToast } from '@vitrine/shared/host';
import {
  Button,
  CloudUploadOutlined,
  Dialog,
  FileButton,
  UploadProgress,
  useAnswers,
  useApi,
  useFileSending,
} from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import styles from './library.module.css';
import { UsesOfModel } from './model-uses';

interface ReplaceModelProps {
  brandId: string;
  model: LibraryObject;
  open: boolean;
  onClose: () => void;
}

/** Another GLB in a model's place: says where that shows, sends the file, and tells what was wrong with it. */
export function ReplaceModel({ brandId, model, open, onClose }: ReplaceModelProps) {
  const t = useManagerTexts();
  return (
    <Dialog open={open} title={t('library.replaceTitle', { name: model.name })} onClose={onClose}>
      {open && <Replacing brandId={brandId} model={model} onDone={onClose} />}
    </Dialog>
  );
}

function Replacing({
  brandId,
  model,
  onDone,
}: Omit<ReplaceModelProps, 'open' | 'onClose'> & { onDone: () => void }) {
  const t = useManagerTexts();
  const api = useApi();
  const toast = useToast();
  const answers = useAnswers();
  const { getToken } = useSession();
  const { cancel, refused, sending, start } = useFileSending(async (file, { signal, onProgress }) => {
    if (!/\.glb$/i.test(file.name)) throw new Error(t('library.notGlb'));
    if (file.size > limits.glbUploadBytes) throw new Error(t('library.tooLarge'));
    const uploadId = await uploadFile({ file, brandId, kind: 'glb', getToken, signal, onProgress });
    await api.call(endpoints.replaceLibraryObject, {
      params: { brandId, libraryObjectId: model._id },
      body: { uploadId },
      signal,
    });
    await answers.invalidate(endpoints.listLibrary, endpoints.listExperiences);
    toast.success({ description: t('library.replaced', { name: model.name }) });
    onDone();
  });
  return (
    <div className={styles.stack}>
      <p>{t('library.replaceText')}</p>
      <UsesOfModel brandId={brandId} model={model} />
      {refused && (
        <div role="alert" className={styles.refused}>
          <strong>{t('library.refused', { name: refused.name })}</strong>
          <span>{refused.message}</span>
        </div>
      )}
      {sending ? (
        <UploadProgress
          text={
            sending.share < 1
              ? t('library.sending', { name: sending.name })
              : t('library.checking', { name: sending.name })
          }
          share={sending.share < 1 ? sending.share : null}
        >
          <Button kind="quiet" size="small" onClick={cancel}>
            {t('library.stop')}
          </Button>
        </UploadProgress>
      ) : (
        <div>
          <FileButton
            text={t('library.chooseFile')}
            icon={<CloudUploadOutlined />}
            accept=".glb,model/gltf-binary"
            onFile={start}
          />
        </div>
      )}
    </div>
  );
}
