import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import { endpoints, limits, type StoredFile } from '@vitrine/shared/contract';
import { useSession } from '@vitrine/shared/host';
import { useApi } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';

export interface ImageUploading {
  busy: boolean;
  refused: { name: string; message: string }[];
  /** One after the other; what is refused stops none of the others. */
  start: (...files: File[]) => void;
  dismiss: () => void;
}

/**
 * Sends a picture, which the API checks and re-encodes.
 * @param onDone gets the brand's picture.
 */
export function useImageUpload(onDone: (image: StoredFile) => void): ImageUploading {
  const t = useEditorTexts();
  const api = useApi();
  const { getToken } = useSession();
  const { brand } = useExperience();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ImageUploading['refused']>([]);

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
    setRefused([]);
    setBusy(true);
    for (const file of files) {
      try {
        onDone(await send(file));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        setRefused((refused) => [...refused, { name: file.name, message }]);
      }
    }
    setBusy(false);
  };
  return { busy, refused, start: (...files) => void start(...files), dismiss: () => setRefused([]) };
}
