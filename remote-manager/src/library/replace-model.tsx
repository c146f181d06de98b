import { endpoints, type LibraryObject } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import { useAnswers, useApi } from '@vitrine/shared/ui';
import type { MenuDialog } from '../parts/dialog-host';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ModelUses } from './model-uses';
import { ReplaceDialog } from './replace-dialog';
import { useModelDoubts } from './use-model-doubts';
import { acceptedModel, useSendModel } from './use-send-model';

/** Another GLB in a model's place. */
export function ReplaceModel({
  brandId,
  model,
  ...dialog
}: MenuDialog & { brandId: string; model: LibraryObject }) {
  const t = useManagerTexts();
  const sendModel = useSendModel(brandId);
  const doubtsAbout = useModelDoubts();
  const api = useApi();
  const toast = useToast();
  const answers = useAnswers();
  return (
    <ReplaceDialog
      name={model.name}
      uses={<ModelUses brandId={brandId} model={model} />}
      choose={t('library.chooseFile')}
      accept={acceptedModel}
      send={async (file, options) => {
        const uploadId = await sendModel(file, options);
        const replaced = await api.call(endpoints.replaceLibraryObject, {
          params: { brandId, libraryObjectId: model._id },
          body: { uploadId },
          signal: options.signal,
        });
        await answers.invalidate(endpoints.listLibrary, endpoints.listExperiences);
        const doubts = doubtsAbout(replaced);
        const said = doubts.length > 0 ? 'library.replacedOnly' : 'library.replaced';
        toast.success({ description: [t(said, { name: model.name }), ...doubts].join(' ') });
        dialog.onClose();
      }}
      {...dialog}
    />
  );
}
