import { type Experience, endpoints, experienceCreate } from '@vitrine/shared/contract';
import { FormDialog, useRecordSave } from '@vitrine/shared/ui';
import type { MenuDialog } from '../parts/dialog-host';
import { useManagerTexts } from '../texts/use-manager-texts';
import { ExperienceFields } from './experience-fields';

export function EditExperience({ experience, open, onClose }: MenuDialog & { experience: Experience }) {
  const t = useManagerTexts();
  const save = useRecordSave(endpoints.updateExperience, experience, {
    invalidates: [endpoints.listExperiences, endpoints.getExperience],
    open,
  });
  return (
    <FormDialog
      open={open}
      title={t('experiences.editTitle')}
      submitLabel={t('records.save')}
      schema={experienceCreate}
      initial={{
        name: experience.name,
        description: experience.description,
        languages: experience.languages,
      }}
      onClose={onClose}
      onSubmit={async (values) => {
        await save({ params: { brandId: experience.brandId, experienceId: experience.id } }, values);
        onClose();
      }}
    >
      <ExperienceFields languages={experience.languages} />
    </FormDialog>
  );
}
