import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import {
  endpoints,
  isTooHeavyToPublish,
  type LibraryObject,
  limits,
  modelNameOf,
  sizesIn,
  unitRepairs,
} from '@vitrine/shared/contract';
import { useSession, useToast } from '@vitrine/shared/host';
import { useAnswers, useApi, useFormat } from '@vitrine/shared/ui';
import { useRef, useState } from 'react';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';

type UploadState =
  | { step: 'idle' }
  | { step: 'sending'; name: string; sent: number; total: number }
  | { step: 'checking'; name: string }
  | { step: 'refused'; name: string; message: string }
  /** It is in the library, with something to repair. */
  | { step: 'doubted'; doubts: string[] };

/** One upload at a time, and what can be done with it. */
export interface ModelUploading {
  state: UploadState;
  start: (file: File) => void;
  cancel: () => void;
  dismiss: () => void;
}

/** Sends a GLB and puts it into the brand's library. */
export function useModelUpload(): ModelUploading {
  const t = useEditorTexts();
  const { dimensions, fileSize } = sizesIn(useFormat().language);
  const api = useApi();
  const toast = useToast();
  const answers = useAnswers();
  const { getToken } = useSession();
  const { brand } = useExperience();
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const abort = useRef<AbortController | null>(null);

  const doubtsAbout = (model: LibraryObject): string[] => {
    const { bytes, dimensionsMetres, name } = model;
    const limit = fileSize(limits.publishedModelBytes);
    return [
      ...(isTooHeavyToPublish(model)
        ? [t('scenes.upload.tooHeavy', { name, size: fileSize(bytes), limit })]
        : []),
      ...(unitRepairs(model).length > 0
        ? [t('scenes.upload.oddSize', { name, size: dimensions(dimensionsMetres) })]
        : []),
    ];
  };
  const start = async (file: File) => {
    const refuse = (message: string) => setState({ step: 'refused', name: file.name, message });
    if (!/\.glb$/i.test(file.name)) return refuse(t('scenes.upload.notGlb'));
    if (file.size > limits.glbUploadBytes)
      return refuse(
        t('scenes.upload.tooLarge', { size: fileSize(file.size), limit: fileSize(limits.glbUploadBytes) }),
      );
    const controller = new AbortController();
    abort.current = controller;
    setState({ step: 'sending', name: file.name, sent: 0, total: file.size });
    try {
      const uploadId = await uploadFile({
        file,
        brandId: brand.id,
        kind: 'glb',
        getToken,
        signal: controller.signal,
        onProgress: (sent, total) => setState({ step: 'sending', name: file.name, sent, total }),
      });
      setState({ step: 'checking', name: file.name });
      const model = await api.call(endpoints.createLibraryObject, {
        params: { brandId: brand.id },
        body: { uploadId, name: modelNameOf(file) },
        idempotencyKey: uploadId,
        signal: controller.signal,
      });
      await answers.invalidate(endpoints.listLibrary);
      toast.success({ description: t('scenes.upload.done', { name: model.name }) });
      const doubts = doubtsAbout(model);
      setState(doubts.length > 0 ? { step: 'doubted', doubts } : { step: 'idle' });
    } catch (error) {
      if (controller.signal.aborted) setState({ step: 'idle' });
      else refuse(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    state,
    start: (file: File) => void start(file),
    cancel: () => abort.current?.abort(),
    dismiss: () => setState({ step: 'idle' }),
  };
}
