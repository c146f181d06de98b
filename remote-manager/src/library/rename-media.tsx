import { type BrandFile, brandFileUpdate, endpoints } from '@vitrine/shared/contract';
import { FormDialog, FormField, TextField, useEndpointMutation } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import type { MenuWindow } from './library-menu';

/** What a picture or film is called. */
export function RenameMedia({
  brandId,
  file,
  onClose,
  open,
}: MenuWindow & { brandId: string; file: BrandFile }) {
  const t = useManagerTexts();
  const update = useEndpointMutation(endpoints.updateBrandFile, {
    invalidates: [endpoints.listBrandFiles],
    inForm: true,
  });
  return (
    <FormDialog
      open={open}
      title={t('media.renameTitle')}
      submitLabel={t('save')}
      schema={brandFileUpdate}
      initial={{ name: file.name }}
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { brandId, sha256: file.sha256 }, body });
        onClose();
      }}
    >
      <FormField name="name" label={t('field.name')}>
        <TextField autoFocus />
      </FormField>
    </FormDialog>
  );
}
