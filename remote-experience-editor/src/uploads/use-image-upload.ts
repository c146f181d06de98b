import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import { endpoints, limits, type StoredFile } from '@vitrine/shared/contract';
import { useSession } from '@vitrine/shared/host';
import { useApi } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';

export interface ImageUploading {
  busy: boolean;
  refused: { name: string; message: string } | null;
  /** One after the other; the first that is refused ends it. */
  start: (...files: File[]) => void;
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

  const send = async (file: File) => {
    if (file.size > limits.imageUploadBytes) throw new Error(t('uploads.imageTooLarge'));
    const uploadId = await uploadFile({ file, brandId: brand.id, kind: 'image', getToken });
    return api.call(endpoints.createImage, {
      params: { brandId: brand.id },
      body: { uploadId },
      idempotencyKey: uploadId,
    });
  };
  const start = async (...files: File[]) => {
    setRefused(null);
    setBusy(true);
    for (const file of files) {
      try {
        onDone(await send(file));
      } catch (error) {
        setRefused({ name: file.name, message: error instanceof Error ? error.message : String(error) });
        break;
      }
    }
    setBusy(false);
  };
  return { busy, refused, start: (...files) => void start(...files), dismiss: () => setRefused(null) };
}
