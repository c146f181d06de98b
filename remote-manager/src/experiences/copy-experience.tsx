import { type Experience, endpoints, experienceCopy } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useNavigate, useToast } from '@vitrine/shared/host';
import { FormDialog, FormField, TextField, useEndpointMutation } from '@vitrine/shared/ui';
import type { MenuDialog } from '../parts/dialog-host';
import { useManagerTexts } from '../texts/use-manager-texts';

/** Copies an experience with all its documents and goes to the copy. */
export function CopyExperience({ experience, open, onClose }: MenuDialog & { experience: Experience }) {
  const t = useManagerTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const { brandId, id: experienceId, name } = experience;
  const copy = useEndpointMutation(endpoints.copyExperience, {
    invalidates: [endpoints.listExperiences, endpoints.getBrand, endpoints.listBrands],
    inForm: true,
  });
  return (
    <FormDialog
      open={open}
      title={t('experiences.copyTitle')}
      submitLabel={t('experiences.copySubmit')}
      schema={experienceCopy}
      initial={{ name: [...t('experiences.copyOf', { name })].slice(0, 120).join('') }}
      onClose={onClose}
      onSubmit={async (body) => {
        const made = await copy.mutateAsync({ params: { brandId, experienceId }, body });
        toast.success();
        onClose();
        await navigate(addresses.experience(brandId, made.id));
      }}
    >
      <FormField name="name" label={t('fields.name')} help={t('experiences.copyHelp')}>
        <TextField autoFocus />
      </FormField>
    </FormDialog>
  );
}
