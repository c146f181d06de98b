import { uploadFile } from '@vitrine/shared/client/uploads/upload-file';
import { endpoints, type LibraryObject, limits } from '@vitrine/shared/contract';
import { useSession, useToast } from '@vitrine/shared/host';
import { useAnswers, useApi } from '@vitrine/shared/ui';
import type { MenuWindow } from '../parts/windows-beside';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ModelUses } from './model-uses';
import { ReplaceWindow } from './replace-window';

/** Another GLB in a model's place. */
export function ReplaceModel({
  brandId,
  model,
  ...window
}: MenuWindow & { brandId: string; model: LibraryObject }) {
  const t = useManagerTexts();
  const api = useApi();
  const toast = useToast();
  const answers = useAnswers();
  const { getToken } = useSession();
  return (
    <ReplaceWindow
      name={model.name}
      uses={<ModelUses brandId={brandId} model={model} />}
      choose={t('library.chooseFile')}
      accept=".glb,model/gltf-binary"
      send={async (file, { signal, onProgress }) => {
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
        window.onClose();
      }}
      {...window}
    />
  );
}
