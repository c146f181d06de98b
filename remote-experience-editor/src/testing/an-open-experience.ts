import { aBrand, anExperience } from '@vitrine/shared/ui/testing/records';
import type { ExperienceContextValue } from '../experience/experience-context';

/** What the frame gives to the areas, for someone who may do everything. */
export const anOpenExperience = (own: Partial<ExperienceContextValue> = {}): ExperienceContextValue => ({
  brand: aBrand(),
  experience: anExperience(),
  language: 'en',
  setLanguage: () => undefined,
  baseLanguage: 'en',
  may: {
    write: true,
    publish: true,
    comment: true,
    controlRuns: true,
    moderate: true,
    writeLibrary: true,
    previewDraft: true,
  },
  live: { runs: [], connection: 'connected' },
  others: [],
  newestOf: () => 0,
  certificate: null,
  titleOf: () => '',
  openPublish: () => undefined,
  ...own,
});
