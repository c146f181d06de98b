import { endpoints, experienceStart, type TemplateId } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useNavigate, useToast } from '@vitrine/shared/host';
import { FormDialog, useEndpointMutation, useEndpointQuery } from '@vitrine/shared/ui';
import { useState } from 'react';
import type { MenuDialog } from '../parts/dialog-host';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ChooseTemplate } from './choose-template';
import { ExperienceFields } from './experience-fields';

const none: string[] = [];

/** Creates an experience and goes there. */
export function CreateExperience({ brandId, open, onClose }: MenuDialog & { brandId: string }) {
  const t = useManagerTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const [template, setTemplate] = useState<TemplateId>();
  const tenant = useEndpointQuery(endpoints.getTenant, {});
  const create = useEndpointMutation(endpoints.createExperience, {
    invalidates: [endpoints.listExperiences, endpoints.getBrand, endpoints.listBrands],
    inForm: true,
  });
  const close = () => {
    setTemplate(undefined);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t('experiences.createTitle')}
      submitLabel={t('experiences.createSubmit')}
      schema={experienceStart}
      initial={{ name: '', ...(tenant.data ? { languages: [tenant.data.defaultLanguage] } : {}) }}
      onClose={close}
      onSubmit={async (body) => {
        const experience = await create.mutateAsync({
          params: { brandId },
          body: { ...body, ...(template && { template }) },
        });
        toast.success();
        close();
        await navigate(addresses.experience(brandId, experience.id));
      }}
    >
      <ChooseTemplate value={template} onChange={setTemplate} />
      <ExperienceFields languages={template ? null : none} />
    </FormDialog>
  );
}
