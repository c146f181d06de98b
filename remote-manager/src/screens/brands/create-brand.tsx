import { brandCreate, endpoints } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useNavigate, useToast } from '@vitrine/shared/host';
import { FormDialog, FormField, TextField, useEndpointMutation } from '@vitrine/shared/ui';
import type { MenuDialog } from '../../parts/dialog-host';
import { useManagerTexts } from '../../texts/use-manager-texts';

/** Asks for a name, creates the brand and goes there. */
export function CreateBrand({ open, onClose }: MenuDialog) {
  const t = useManagerTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const create = useEndpointMutation(endpoints.createBrand, {
    invalidates: [endpoints.listBrands],
    inForm: true,
  });
  return (
    <FormDialog
      open={open}
      title={t('brands.createTitle')}
      submitLabel={t('brands.createSubmit')}
      schema={brandCreate}
      initial={{ name: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        const brand = await create.mutateAsync({ body });
        toast.success();
        onClose();
        await navigate(addresses.brand(brand.id));
      }}
    >
      <FormField name="name" label={t('fields.name')} help={t('brands.nameHelp')}>
        <TextField autoFocus />
      </FormField>
    </FormDialog>
  );
}
