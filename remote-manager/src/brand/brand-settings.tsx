import { type Brand, brandCreate, endpoints } from '@vitrine/shared/contract';
import { FormDialog, FormField, Switch, TextField, useRecordSave } from '@vitrine/shared/ui';
import { useState } from 'react';
import type { MenuDialog } from '../parts/dialog-host';
import { useManagerTexts } from '../texts/use-manager-texts';
import { LogoField } from './logo-field';

/** Its name, its logo, and who publishes. */
export function BrandSettings({ brand, open, onClose }: MenuDialog & { brand: Brand }) {
  const t = useManagerTexts();
  const save = useRecordSave(endpoints.updateBrand, brand, {
    invalidates: [endpoints.listBrands, endpoints.getBrand],
    open,
  });
  const [sendsLogo, setSendsLogo] = useState(false);
  return (
    <FormDialog
      open={open}
      title={t('brands.settings')}
      submitLabel={t('records.save')}
      waitsFor={sendsLogo ? t('brands.logoSending') : null}
      schema={brandCreate}
      initial={{
        name: brand.name,
        logo: brand.logo,
        editorsMayPublish: brand.editorsMayPublish,
        reviewBeforePublish: brand.reviewBeforePublish,
      }}
      onClose={onClose}
      onSubmit={async (values) => {
        await save({ params: { brandId: brand.id } }, values);
        onClose();
      }}
    >
      <FormField name="name" label={t('fields.name')} help={t('brands.nameHelp')}>
        <TextField autoFocus />
      </FormField>
      <FormField name="logo" label={t('brands.logo')} help={t('brands.logoHelp')}>
        <LogoField brand={brand} onSending={setSendsLogo} />
      </FormField>
      <FormField
        name="editorsMayPublish"
        label={t('brands.editorsMayPublish')}
        help={t('brands.editorsMayPublishHelp')}
      >
        <Switch />
      </FormField>
      <FormField
        name="reviewBeforePublish"
        label={t('brands.reviewBeforePublish')}
        help={t('brands.reviewBeforePublishHelp')}
      >
        <Switch />
      </FormField>
    </FormDialog>
  );
}
