import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import { endpoints, limits, type MediaKind, type StoredFile } from '@vitrine/shared/contract';
import { useSession } from '@vitrine/shared/host';
import { useApi, type useFileSending } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

/** What a file field offers; the API looks at the content itself. */
export const accepted: Record<MediaKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml',
  video: 'video/mp4,video/webm,.mp4,.m4v,.webm',
};

type SendingOptions = Parameters<Parameters<typeof useFileSending>[0]>[1];

const most = { image: limits.imageUploadBytes, video: limits.videoUploadBytes };
const lookAgainMs = 1_000;

/**
 * Sends a picture or video into the brand's media library.
 * @returns a call that resolves when the API has checked it, and rejects with words for people.
 */
export function useSendMedia(brandId: string) {
  const t = useManagerTexts();
  const api = useApi();
  const { getToken } = useSession();
  const params = { brandId };

  async function checkedVideo(uploadId: string, signal: AbortSignal): Promise<StoredFile> {
    let intake = await api.call(endpoints.createVideo, { params, body: { uploadId }, signal });
    while (intake.state === 'working') {
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
      intake = await api.call(endpoints.getVideoIntake, { params: { ...params, uploadId }, signal });
    }
    if (!intake.file) throw new Error(intake.message ?? t('media.notTaken'));
    return intake.file;
  }

  return async (file: File, kind: MediaKind, { onProgress, signal }: SendingOptions): Promise<StoredFile> => {
    if (file.size === 0) throw new Error(t('media.empty'));
    if (file.size > most[kind]) throw new Error(t(`media.tooLarge.${kind}`));
    const uploadId = await uploadFile({ file, brandId, kind, getToken, signal, onProgress });
    if (kind === 'video') return checkedVideo(uploadId, signal);
    return api.call(endpoints.createImage, { params, body: { uploadId }, idempotencyKey: uploadId, signal });
  };
}

/** What a file says that it is; of one that says nothing, what its name says. */
export function kindOfFile({ name, type }: File): MediaKind | null {
  if (type.startsWith('video/') || /\.(mp4|m4v|webm)$/i.test(name)) return 'video';
  if (type.startsWith('image/') || /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(name)) return 'image';
  return null;
}
