import type { experienceEndpoints } from '../experiences';
import type { Samples } from './samples';

export const experienceSamples: Samples<typeof experienceEndpoints> = {
  createExperience: () => ({ name: 'Experience' }),
  updateExperience: () => ({ name: 'Experience' }),
  archiveExperiences: ({ experienceId }) => ({ ids: [experienceId] }),
  restoreExperiences: ({ experienceId }) => ({ ids: [experienceId] }),
  copyExperience: () => ({ name: 'Copy' }),
  createExperienceImport: () => ({ uploadId: 'a'.repeat(32), fileName: 'showroom.vitrine.zip' }),
};
