import { endpoints, experienceCreate } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { useNavigate, useToast } from '@vitrine/shared/host';
import { FormDialog, useEndpointMutation } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ExperienceFields } from './experience-fields';

interface CreateExperienceProps {
  brandId: string;
  open: boolean;
  onClose: () => void;
}

/** Creates an experience and goes there. */
export function CreateExperience({ brandId, open, onClose }: CreateExperienceProps) {
  const t = useManagerTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const create = useEndpointMutation(endpoints.createExperience, {
    invalidates: [endpoints.listExperiences, endpoints.getBrand, endpoints.listBrands],
    inForm: true,
  });
  return (
    <FormDialog
      open={open}
      title={t('experiences.createTitle')}
      submitLabel={t('experiences.createSubmit')}
      schema={experienceCreate}
      initial={{ name: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        const experience = await create.mutateAsync({ params: { brandId }, body });
        toast.success();
        onClose();
        await navigate(addresses.experience(brandId, experience.id));
      }}
    >
      <ExperienceFields />
    </FormDialog>
  );
}
