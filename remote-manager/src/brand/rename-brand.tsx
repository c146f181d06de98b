import { type Brand, brandCreate, endpoints } from '@vitrine/shared/contract';
import { FormDialog, FormField, TextField, useEndpointMutation } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';

interface RenameBrandProps {
  brand: Brand;
  open: boolean;
  onClose: () => void;
}

export function RenameBrand({ brand, open, onClose }: RenameBrandProps) {
  const t = useManagerTexts();
  const update = useEndpointMutation(endpoints.updateBrand, {
    invalidates: [endpoints.listBrands, endpoints.getBrand],
    inForm: true,
  });
  return (
    <FormDialog
      open={open}
      title={t('brands.renameTitle')}
      submitLabel={t('save')}
      schema={brandCreate}
      initial={{ name: brand.name }}
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { brandId: brand.id }, body });
        onClose();
      }}
    >
      <FormField name="name" label={t('field.name')} help={t('brands.nameHelp')}>
        <TextField autoFocus />
      </FormField>
    </FormDialog>
  );
}
