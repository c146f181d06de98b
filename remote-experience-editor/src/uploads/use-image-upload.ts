import { endpoints, limits, type StoredFile } from '@vitrine/shared/contract';
import { useSession } from '@vitrine/shared/host';
import { useApi } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { uploadFile } from './upload-file';

export interface ImageUploading {
  busy: boolean;
  refused: { name: string; message: string } | null;
  start: (file: File) => void;
  dismiss: () => void;
}

/**
 * Sends a picture, which the API checks and encodes anew.
 * @param onDone gets the brand's picture.
 */
export function useImageUpload(onDone: (image: StoredFile) => void): ImageUploading {
  const t = useEditorTexts();
  const api = useApi();
  const { getToken } = useSession();
  const { brand } = useExperience();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ImageUploading['refused']>(null);

  const start = async (file: File) => {
    setRefused(null);
    if (file.size > limits.imageUploadBytes)
      return setRefused({ name: file.name, message: t('uploads.imageTooLarge') });
    setBusy(true);
    try {
      const uploadId = await uploadFile({ file, brandId: brand.id, kind: 'image', getToken });
      onDone(
        await api.call(endpoints.createImage, {
          params: { brandId: brand.id },
          body: { uploadId },
          idempotencyKey: uploadId,
        }),
      );
    } catch (error) {
      setRefused({ name: file.name, message: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, start: (file) => void start(file), dismiss: () => setRefused(null) };
}
