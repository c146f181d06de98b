import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import { limits, sizesIn } from '@vitrine/shared/contract';
import { useSession } from '@vitrine/shared/host';
import { type useFileSending, useFormat } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

/** What a field for a model's file offers. */
export const acceptedModel = '.glb,model/gltf-binary';

type SendingOptions = Parameters<Parameters<typeof useFileSending>[0]>[1];

/**
 * Sends a GLB to the API, which is to be told then what it is for.
 * @returns a call that resolves with the upload's id, and rejects with words for people.
 */
export function useSendModel(brandId: string) {
  const t = useManagerTexts();
  const { fileSize } = sizesIn(useFormat().language);
  const { getToken } = useSession();
  return async (file: File, { onProgress, signal }: SendingOptions): Promise<string> => {
    if (!/\.glb$/i.test(file.name)) throw new Error(t('library.notGlb'));
    if (file.size > limits.glbUploadBytes)
      throw new Error(
        t('library.tooLarge', { size: fileSize(file.size), limit: fileSize(limits.glbUploadBytes) }),
      );
    return uploadFile({ file, brandId, kind: 'glb', getToken, signal, onProgress });
  };
}
