import { endpoints, experienceStart, type TemplateId } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { useNavigate, useToast } from '@vitrine/shared/host';
import { FormDialog, useEndpointMutation } from '@vitrine/shared/ui';
import { useState } from 'react';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ChooseTemplate } from './choose-template';
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
  const [template, setTemplate] = useState<TemplateId>();
  const create = useEndpointMutation(endpoints.createExperience, {
    invalidates: [endpoints.listExperiences, endpoints.getBrand, endpoints.listBrands],
    inForm: true,
  });
  return (
    <FormDialog
      open={open}
      title={t('experiences.createTitle')}
      submitLabel={t('experiences.createSubmit')}
      schema={experienceStart}
      initial={{ name: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        const experience = await create.mutateAsync({
          params: { brandId },
          body: { ...body, ...(template && { template }) },
        });
        toast.success();
        onClose();
        await navigate(addresses.experience(brandId, experience.id));
      }}
    >
      <ChooseTemplate value={template} onChange={setTemplate} />
      <ExperienceFields />
    </FormDialog>
  );
}
