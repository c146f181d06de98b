import { type BrandFile, brandFileUpdate, endpoints } from '@vitrine/shared/contract';
import { FormDialog, FormField, TextField, useRecordSave } from '@vitrine/shared/ui';
import type { MenuDialog } from '../parts/dialog-host';
import { useManagerTexts } from '../texts/use-manager-texts';

const fields = brandFileUpdate.pick({ name: true });

/** What a picture or video is called. */
export function RenameMedia({
  brandId,
  file,
  onClose,
  open,
}: MenuDialog & { brandId: string; file: BrandFile }) {
  const t = useManagerTexts();
  const save = useRecordSave(endpoints.updateBrandFile, file, {
    invalidates: [endpoints.listBrandFiles],
    open,
  });
  return (
    <FormDialog
      open={open}
      title={t('media.renameTitle')}
      submitLabel={t('records.save')}
      schema={fields}
      initial={{ name: file.name }}
      onClose={onClose}
      onSubmit={async (values) => {
        await save({ params: { brandId, sha256: file.sha256 } }, values);
        onClose();
      }}
    >
      <FormField name="name" label={t('fields.name')}>
        <TextField autoFocus />
      </FormField>
    </FormDialog>
  );
}
