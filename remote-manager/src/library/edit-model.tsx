import { endpoints, type LibraryObject, libraryObjectCreate } from '@vitrine/shared/contract';
import { FormDialog, FormField, TextField, useRecordSave } from '@vitrine/shared/ui';
import type { MenuDialog } from '../parts/dialog-host';
import { useManagerTexts } from '../texts/use-manager-texts';
import { TagsField } from './tags-field';

const fields = libraryObjectCreate.pick({ name: true, tags: true });

/** What a model is called and found by. */
export function EditModel({
  brandId,
  model,
  open,
  onClose,
}: MenuDialog & { brandId: string; model: LibraryObject }) {
  const t = useManagerTexts();
  const save = useRecordSave(endpoints.updateLibraryObject, model, {
    invalidates: [endpoints.listLibrary],
    open,
  });
  return (
    <FormDialog
      open={open}
      title={t('library.editTitle')}
      submitLabel={t('records.save')}
      schema={fields}
      initial={{ name: model.name, tags: model.tags }}
      onClose={onClose}
      onSubmit={async (values) => {
        await save({ params: { brandId, libraryObjectId: model._id } }, values);
        onClose();
      }}
    >
      <FormField name="name" label={t('fields.name')}>
        <TextField autoFocus />
      </FormField>
      <FormField name="tags" label={t('library.tags')} help={t('library.tagsHelp')}>
        <TagsField />
      </FormField>
    </FormDialog>
  );
}
