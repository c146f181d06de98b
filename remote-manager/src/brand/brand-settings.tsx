import { type Brand, brandCreate, endpoints } from '@vitrine/shared/contract';
import { FormDialog, FormField, Switch, TextField, useRecordSave } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import { LogoField } from './logo-field';

interface BrandSettingsProps {
  brand: Brand;
  open: boolean;
  onClose: () => void;
}

/** Its name, its logo, and who publishes. */
export function BrandSettings({ brand, open, onClose }: BrandSettingsProps) {
  const t = useManagerTexts();
  const save = useRecordSave(endpoints.updateBrand, brand, {
    invalidates: [endpoints.listBrands, endpoints.getBrand],
    open,
  });
  return (
    <FormDialog
      open={open}
      title={t('brands.settings')}
      submitLabel={t('save')}
      schema={brandCreate}
      initial={{ name: brand.name, logo: brand.logo, editorsMayPublish: brand.editorsMayPublish }}
      onClose={onClose}
      onSubmit={async (values) => {
        await save({ params: { brandId: brand.id } }, values);
        onClose();
      }}
    >
      <FormField name="name" label={t('field.name')} help={t('brands.nameHelp')}>
        <TextField autoFocus />
      </FormField>
      <FormField name="logo" label={t('brands.logo')} help={t('brands.logoHelp')}>
        <LogoField brand={brand} />
      </FormField>
      <FormField
        name="editorsMayPublish"
        label={t('brands.editorsMayPublish')}
        help={t('brands.editorsMayPublishHelp')}
      >
        <Switch />
      </FormField>
    </FormDialog>
  );
}
