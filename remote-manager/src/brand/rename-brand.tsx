import { type Brand, brandCreate, endpoints } from '@vitrine/shared/contract';
import { FormDialog, FormField, TextField, useRecordSave } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

interface RenameBrandProps {
  brand: Brand;
  open: boolean;
  onClose: () => void;
}

export function RenameBrand({ brand, open, onClose }: RenameBrandProps) {
  const t = useManagerTexts();
  const save = useRecordSave(endpoints.updateBrand, brand, {
    invalidates: [endpoints.listBrands, endpoints.getBrand],
    open,
  });
  return (
    <FormDialog
      open={open}
      title={t('brands.renameTitle')}
      submitLabel={t('save')}
      schema={brandCreate}
      initial={{ name: brand.name }}
      onClose={onClose}
      onSubmit={async (values) => {
        await save({ params: { brandId: brand.id } }, values);
        onClose();
      }}
    >
      <FormField name="name" label={t('field.name')} help={t('brands.nameHelp')}>
        <TextField autoFocus />
      </FormField>
    </FormDialog>
  );
}
