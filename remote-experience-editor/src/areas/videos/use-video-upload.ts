import { endpoints, limits } from '@vitrine/shared/contract';
import { useSession, useToast } from '@vitrine/shared/host';
import { ApiError, useApi } from '@vitrine/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { keepOpen } from '../../documents/store/open-documents';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { checkVideo } from './check-video';
import { type KeptIntake, keepIntake, keptIntake } from './kept-intake';
import { sendVideo } from './send-video';
import { withFile } from './video-commands';
import type { VideoPartProps } from './video-editing';
import { beginsAsVideo } from './video-kind';
import { controlsOf, endUpload, isUploading, videoUpload } from './video-uploads';

/** Whether a call was refused for good, rather than lost on the way or put off. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && [400, 403, 404, 410, 422].includes(error.status ?? 0);

/** The upload of a document's film: it goes on when the screen is left, and after a reload where it was. */
export function useVideoUpload(editing: VideoPartProps['editing']) {
  const t = useEditorTexts();
  const api = useApi();
  const toast = useToast();
  const { getToken } = useSession();
  const { brand } = useExperience();
  const documentId = editing.id;
  const params = { brandId: brand.id };

  const check = (intake: KeptIntake, release: () => void) =>
    checkVideo(documentId, intake.name, {
      begin: () => api.call(endpoints.createVideo, { params, body: { uploadId: intake.uploadId } }),
      ask: () => api.call(endpoints.getVideoIntake, { params: { ...params, uploadId: intake.uploadId } }),
      isRefusal,
      onReady: (sha256) => {
        editing.run('source', withFile(sha256));
        toast.success({ description: t('videos.upload.done', { name: intake.name }) });
      },
      onEnd: release,
    });

  const start = async (file: File) => {
    const refuse = (message: string) => endUpload(documentId, { step: 'refused', name: file.name, message });
    if (file.size === 0) return refuse(t('videos.upload.empty'));
    if (file.size > limits.videoUploadBytes) return refuse(t('videos.upload.tooLarge'));
    if (!(await beginsAsVideo(file))) return refuse(t('videos.upload.noVideo'));
    const release = keepOpen(documentId);
    sendVideo(documentId, file, {
      brandId: brand.id,
      getToken,
      onGivenUp: release,
      onSent: (uploadId) => {
        const intake = { uploadId, name: file.name };
        keepIntake(documentId, intake);
        check(intake, release);
      },
    });
  };

  const takeUp = useEffectEvent(() => {
    const kept = keptIntake(documentId);
    if (kept && !isUploading(documentId)) check(kept, keepOpen(documentId));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left over belongs to the document
  useEffect(takeUp, [documentId]);

  return {
    upload: useStore(videoUpload(documentId)),
    start: (file: File) => void start(file),
    // Looked up when they are used: renders are memoised, and the upload begins between two of them.
    controls: {
      pause: () => controlsOf(documentId).pause?.(),
      resume: () => controlsOf(documentId).resume?.(),
      cancel: () => controlsOf(documentId).cancel(),
    },
    dismiss: () => endUpload(documentId, { step: 'idle' }),
  };
}
