import { type Experience, endpoints, experienceCreate } from '@vitrine/shared/contract';
import { FormDialog, useEndpointMutation } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ExperienceFields } from './experience-fields';

interface EditExperienceProps {
  experience: Experience;
  open: boolean;
  onClose: () => void;
}

export function EditExperience({ experience, open, onClose }: EditExperienceProps) {
  const t = useManagerTexts();
  const update = useEndpointMutation(endpoints.updateExperience, {
    invalidates: [endpoints.listExperiences, endpoints.getExperience],
    inForm: true,
  });
  return (
    <FormDialog
      open={open}
      title={t('experiences.editTitle')}
      submitLabel={t('save')}
      schema={experienceCreate}
      initial={{
        name: experience.name,
        description: experience.description,
        languages: experience.languages,
      }}
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({
          params: { brandId: experience.brandId, experienceId: experience.id },
          body,
        });
        onClose();
      }}
    >
      <ExperienceFields languages={experience.languages} />
    </FormDialog>
  );
}
